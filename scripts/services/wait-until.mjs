import { setTimeout as pause } from 'node:timers/promises';

/** Asks every 200 ms until `condition` gives true; `false` when it did not within `timeoutMs`. */
export async function waitUntil(condition, { timeoutMs, signal }) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (await condition()) return true;
    await pause(200, undefined, { signal });
  }
  return false;
}
