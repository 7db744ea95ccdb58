import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { goProgram } from '../support/go-program.js';

const FOLDER = '.github/workflows';
const FILES = readdirSync(FOLDER).map(name => join(FOLDER, name));

it('actionlint finds nothing in the workflows', async () => {
  const actionlint = await goProgram('github.com/rhysd/actionlint/cmd/actionlint', 'v1.7.7');
  const { status, stdout } = spawnSync(actionlint, ['-no-color', ...FILES], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
});

it.each(FILES)('every action of %s is pinned by its digest, with the version beside it', file => {
  const used = [...readFileSync(file, 'utf8').matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(action => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});
