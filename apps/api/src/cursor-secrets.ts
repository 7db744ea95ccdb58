import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#libs/config';
import type { Log } from './log/log.js';

const FILE_NAME = 'cursor-secret';
const SECRET_BYTES = 32;

/**
 * The secrets that sign cursors, newest first: those configured, else one that is made once and kept in the data
 * folder, readable by this user alone, so that cursors outlive a restart.
 */
export async function cursorSecrets(config: Config, log: Log): Promise<[string, ...string[]]> {
  const [newest, ...older] = config.cursorSecrets;
  if (newest !== undefined) return [newest, ...older];
  if (config.elasticsearch !== undefined || config.redis !== undefined)
    log.warn(
      'CURSOR_SECRETS is not set: cursors made by this process will be invalid in processes with another DATA_DIR',
    );
  return [await keptSecret(config.dataDir)];
}

async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const fresh = randomBytes(SECRET_BYTES).toString('base64url');
  try {
    // `wx` writes only where nothing is: of two processes that start together, one makes the secret for both.
    await writeFile(path, fresh, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(path, 'utf8')).trim();
  }
}
