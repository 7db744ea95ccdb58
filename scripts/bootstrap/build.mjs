import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { inProject, projectNode } from '../support/paths.mjs';
import { run } from '../support/run.mjs';
import { say } from '../support/say.mjs';
import { UserError } from '../support/user-error.mjs';
import { withLock } from '../support/with-lock.mjs';
import { sourceFingerprint } from './source-fingerprint.mjs';

const dist = inProject('dist');
/** Beside `dist`, not deeper: source maps hold paths relative to where the files are written. */
const unfinished = inProject('.build');
const outdated = inProject('.build-outdated');
const stamp = 'built-from';

/** Builds `dist` when it does not come from the sources as they are now. */
export async function ensureBuilt() {
  if (isFresh()) return;
  await withLock('build', async () => {
    if (!isFresh()) await build();
  });
}

export async function rebuild() {
  await withLock('build', build);
}

function isFresh() {
  const file = inProject('dist', stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceFingerprint();
}

/** Builds aside and moves the result into place, so that no process ever sees half a build. */
async function build() {
  say('building');
  const began = Date.now();
  const builtFrom = sourceFingerprint();
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const code = await run(
      projectNode,
      [
        inProject('node_modules', '@nestjs', 'cli', 'bin', 'nest.js'),
        'build',
        // Each compiles everything; these two have files besides their code.
        ...['api', 'dashboard'],
        '--path',
        writeBuildConfig(),
      ],
      { output: 'stderr' },
    );
    if (code !== 0)
      throw new UserError('The build failed; see above. The previous build, if any, was left as it was.');
    writeFileSync(`${unfinished}/${stamp}`, builtFrom);
    if (existsSync(dist)) renameSync(dist, outdated);
    renameSync(unfinished, dist);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(outdated, { recursive: true, force: true });
  }
  say(`built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Nest's builder takes the output folder from a tsconfig only, named relative to the project. */
function writeBuildConfig() {
  mkdirSync(inProject('node_modules', '.cache'), { recursive: true });
  const file = 'node_modules/.cache/tsconfig.build.json';
  const config = {
    extends: inProject('tsconfig.json'),
    compilerOptions: { rootDir: inProject(), outDir: unfinished },
  };
  writeFileSync(inProject(file), JSON.stringify(config));
  return file;
}
