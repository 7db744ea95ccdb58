import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A file system in memory that nearly every Linux has. */
const IN_MEMORY = '/dev/shm';
/** More than a run keeps there at a time. */
const WANTED_BYTES = 4_000_000_000;
/** Followed by the id of the process that made the folder. */
const PREFIX = 'board-game-catalog-test-';

/**
 * Gives specs a temporary folder of their own, so that what they leave there can be removed: in memory where there is
 * room, because databases of tests would wait half of their time for a disk. Called again, it does nothing: Jest runs the
 * setup of projects before that of the whole run, and one of them needs the folder, too.
 */
export default function makeTemporaryFolder() {
  const begin = `${PREFIX}${process.pid}-`;
  if (basename(tmpdir()).startsWith(begin)) return;
  const place = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  removeLeftBehind(place);
  const folder = mkdtempSync(join(place, begin));
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

/** Folders of runs that were interrupted while a spec still wrote. */
function removeLeftBehind(place) {
  for (const name of readdirSync(place)) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0]);
    const isOurs = pid && lstatSync(join(place, name)).uid === process.getuid?.();
    if (isOurs && !isAlive(pid)) rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
