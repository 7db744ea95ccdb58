import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The types that a program has besides those of the language. */
const PLATFORMS = {
  node: ['--types', 'node'],
  browser: ['--lib', 'es2022,dom', '--typeRoots', 'none'],
  neither: ['--lib', 'es2022', '--typeRoots', 'none'],
};

/** What strict TypeScript says about these files, as a program in this folder; empty when nothing is wrong. */
export async function typeErrors(
  folder: string,
  files: readonly string[],
  platform: keyof typeof PLATFORMS = 'node',
): Promise<string> {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const flags = [...strict, '--target', 'es2022', '--module', 'nodenext', ...PLATFORMS[platform]];
  return run(process.execPath, [tsc, ...flags, ...files], { cwd: folder }).then(
    () => '',
    (reason: unknown) => (reason as { stdout: string }).stdout,
  );
}
