import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { listPages } from './list-pages.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('leaves out a pipe, which would block the reading', async () => {
  await writeFile(join(folder, 'b.json'), '{}');
  execFileSync('mkfifo', [join(folder, 'a.json')]);
  expect((await listPages(folder)).map(({ name }) => name)).toEqual(['b.json']);
});
