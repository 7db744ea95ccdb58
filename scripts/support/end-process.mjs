import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './process-identity.mjs';

/** Asks a process to end, sends SIGKILL after `killAfterMs`; resolves when it is gone. `false`: it was gone already. */
export async function endProcess(target, killAfterMs = 20_000) {
  if (!isAlive(target)) return false;
  process.kill(target.pid, 'SIGTERM');
  if (!(await goneWithin(target, killAfterMs))) {
    process.kill(target.pid, 'SIGKILL');
    await goneWithin(target, 5_000);
  }
  return true;
}

async function goneWithin(target, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!isAlive(target)) return true;
    await pause(50);
  }
  return !isAlive(target);
}
