import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { goProgram } from '../support/go-program.js';
import { ProjectCopy } from '../support/project-copy.js';
import { helmProgram } from './chart/helm-program.js';

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

it('a release packs the chart, and the client with the addresses of its repository', async () => {
  const workflow = readFileSync(join(FOLDER, 'release.yml'), 'utf8');
  const [, step = ''] = /name: Pack [^]*? run: \|\n([^]*?)\n {6}- /.exec(workflow) ?? [];
  const project = await ProjectCopy.make();
  const REPOSITORY = 'https://git.example/games/catalog';
  const PATH = `${dirname(await helmProgram())}:${process.env.PATH ?? ''}`;
  await project.run(`set -e\n${step}\nmkdir unpacked; tar -xzf release/*-client-*.tgz -C unpacked`, {
    PATH,
    REPOSITORY,
  });
  expect(JSON.parse(await project.read('unpacked/package/package.json'))).toMatchObject({
    repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: 'libs/client' },
    homepage: `${REPOSITORY}#readme`,
    bugs: { url: `${REPOSITORY}/issues` },
  });
  expect(await project.read('unpacked/package/dist/index.d.ts')).toContain('CatalogClient');
  await project.run('helm show chart release/board-game-catalog-[0-9]*.tgz > chart.yaml', { PATH });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await project.read('chart.yaml')).toContain(`appVersion: ${version}`);
});
