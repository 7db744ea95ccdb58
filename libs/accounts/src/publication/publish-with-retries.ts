import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '#libs/admission';

/** Pauses between attempts: enough to outlast a reconnection, too short to annoy a person who waits. */
export const RETRY_PAUSES_MS: readonly number[] = [50, 200, 500];

/** Runs `publish` until the store takes it; false if it is still unavailable after the last pause. */
export async function publishWithRetries(
  publish: () => Promise<void>,
  pausesMs: readonly number[] = RETRY_PAUSES_MS,
): Promise<boolean> {
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      await publish();
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (pauseMs !== undefined) await delay(pauseMs);
    }
  }
  return false;
}
