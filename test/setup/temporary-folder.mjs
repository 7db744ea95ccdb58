import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory that nearly every Linux has. */
const IN_MEMORY = '/dev/shm';
/** More than a run keeps there at a time. */
const WANTED_BYTES = 4_000_000_000;

/**
 * Gives specs a temporary folder of their own, so that what they leave there can be removed: in memory where there is
 * room, because databases of tests would wait half of their time for a disk.
 */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'jest-'));
  // Services that refuse to run as root have folders in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > WANTED_BYTES;
  } catch {
    return false;
  }
}
