import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = resolve('.services/python');

/**
 * A virtual environment with pinned requirements, made once and kept until they change. Specs with the same requirements
 * must not run at the same time.
 * @param requirements the file that pins them
 * @returns the folder of its commands
 * @throws when Python 3 with venv is missing, or the packages cannot be installed
 */
export async function pythonEnvironment(requirements: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  const folder = join(CACHE, digest.slice(0, 16));
  const ready = join(folder, 'ready');
  if (!existsSync(ready)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(CACHE, { recursive: true });
    await run('python3', ['-m', 'venv', '--without-pip', folder]);
    const into = ['-m', 'pip', '--python', join(folder, 'bin/python'), 'install'];
    // Modules are compiled when they are imported, which most never are.
    const options = ['--no-compile', '--quiet', '--disable-pip-version-check'];
    await run(await pythonWithPip(), [...into, ...options, '--requirement', requirements]);
    // Written last, so that an interrupted installation is repeated.
    await writeFile(ready, '');
  }
  return join(folder, 'bin');
}

/** One pip installs into all environments: to give each its own takes longer than most of what they need. */
async function pythonWithPip(): Promise<string> {
  const folder = join(CACHE, 'pip');
  if (!existsSync(folder)) {
    const own = `${folder}-${process.pid}`;
    await run('python3', ['-m', 'venv', own]);
    // Another worker may have been quicker.
    await rename(own, folder).catch(() => rm(own, { recursive: true }));
  }
  return join(folder, 'bin/python');
}
