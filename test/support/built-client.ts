import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The package of the client as it is published, built once for all specs of a run.
 * @returns its folder, in which nothing may be changed
 */
export async function builtClient(): Promise<string> {
  const place = join(tmpdir(), 'built-client');
  if (existsSync(place)) return place;
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  await promisify(execFile)(process.execPath, ['scripts/build-client.mjs', folder]);
  // Another spec may have been quicker; its package is the same.
  await rename(folder, place).catch((failure: unknown) => {
    if (!existsSync(place)) throw failure;
  });
  return place;
}
