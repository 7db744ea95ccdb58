import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const FOLDER = join(import.meta.dirname, '../../../.services/schemathesis');
const STAMP = join(FOLDER, 'installed');

/** Installs the pinned version into a folder that later runs find again. @returns the command */
export async function installSchemathesis(): Promise<string> {
  const wanted = readFileSync(REQUIREMENTS, 'utf8');
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
    await run('python3', ['-m', 'venv', '--clear', FOLDER]);
    await run(join(FOLDER, 'bin/pip'), [
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '-r',
      REQUIREMENTS,
    ]);
    writeFileSync(STAMP, wanted);
  }
  return join(FOLDER, 'bin/schemathesis');
}
