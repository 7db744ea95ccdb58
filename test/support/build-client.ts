import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the package of the client in `folder`, as it is published. */
export async function buildClient(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build-client.mjs', folder]);
}
