import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { servicesFolder } from './paths.mjs';
import { identityOf, isAlive } from './process-identity.mjs';
import { say } from './say.mjs';

/**
 * Runs `work` while no other process of this project runs work under the same name. Waits as long as
 * the holder lives; a lock whose holder has died is taken over.
 */
export async function withLock(name, work, { signal } = {}) {
  mkdirSync(servicesFolder, { recursive: true });
  const lock = join(servicesFolder, `${name}.lock`);
  for (let attempt = 0; !acquire(lock); attempt++) {
    signal?.throwIfAborted();
    if (attempt === 5) say(`waiting for another process that holds ${lock}`);
    await pause(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Linking a finished file is atomic: no process ever sees a lock without its owner. */
function acquire(lock) {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) }));
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfStale(lock, mine);
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Another process may take the stale lock over in the same moment, so what was moved is checked again. */
function removeIfStale(lock, mine) {
  if (holderLives(lock)) return;
  const aside = `${mine}.aside`;
  try {
    renameSync(lock, aside);
    if (holderLives(aside)) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function holderLives(lock) {
  try {
    return isAlive(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    return false;
  }
}
