import { existsSync } from 'node:fs';
import { inProject } from '../support/paths.mjs';
import { run } from '../support/run.mjs';

const SOURCE_FOLDERS = ['apps', 'libs', 'indexer', 'test', 'bench'].filter(folder =>
  existsSync(inProject(folder)),
);

/** Each a list of commands, all of which are run, so that one round shows everything. */
const CHECKS = {
  lint: [
    [
      'eslint',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '.',
    ],
    ['prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  ],
  types: [['tsc', '--noEmit']],
  arch: [['depcruise', '--config', '.dependency-cruiser.cjs', ...SOURCE_FOLDERS]],
};

/** @returns whether nothing was found */
export async function runCheck(name, { signal } = {}) {
  let clean = true;
  for (const [command, ...args] of CHECKS[name]) {
    if ((await run(inProject('node_modules', '.bin', command), args, { signal })) !== 0) clean = false;
  }
  return clean;
}
