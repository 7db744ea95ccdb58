import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = resolve('.services/go');

/**
 * A program that Go builds from its sources, once, which takes minutes. Specs that use the same one must not run at the
 * same time.
 * @param path of its main package, which ends with the name of the program
 * @param version exact, `v1.2.3` for instance; modules of Go are checked against a public record of what each version was
 * @returns the path of the program
 */
export async function goProgram(path: string, version: string): Promise<string> {
  const name = path.split('/').at(-1) ?? path;
  const folder = join(CACHE, `${name}-${version}`);
  const program = join(folder, name);
  // Go moves a program to its place when it is complete.
  if (!existsSync(program))
    await run('go', ['install', `${path}@${version}`], { env: { ...process.env, GOBIN: folder } });
  return program;
}
