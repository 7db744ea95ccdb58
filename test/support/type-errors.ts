import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What strict TypeScript says about these files, as a program of Node in this folder; empty when nothing is wrong. */
export async function typeErrors(folder: string, files: readonly string[]): Promise<string> {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const flags = [...strict, '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  return run(process.execPath, [tsc, ...flags, ...files], { cwd: folder }).then(
    () => '',
    (reason: unknown) => (reason as { stdout: string }).stdout,
  );
}
