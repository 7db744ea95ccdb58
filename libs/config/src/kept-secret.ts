import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * A secret that is made once and kept in the data folder, readable by this user alone.
 * @param name of its file
 */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
    // Only where nothing is, and complete at once: of two processes that start together, one makes the secret for both.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
