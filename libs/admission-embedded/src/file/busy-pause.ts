import type { Clock } from '#libs/admission';
import { isBusy } from '#libs/sqlite';
import { orStoreUnavailable } from './or-store-unavailable.js';

/** How long a file that was found locked is not tried again. */
const PAUSE_MS = 1_000;

/**
 * Runs work on the file. A wait for a lock blocks this process with all its requests. Once the file was found
 * locked, everything fails at once until the pause is over, so that a file that stays locked costs one wait a second.
 */
export class BusyPause {
  private found: { readonly atMs: number; readonly error: unknown } | undefined;

  constructor(private readonly clock: Clock) {}

  /** As {@link orStoreUnavailable}, and without running `work` during a pause. */
  orStoreUnavailable<Result>(work: () => Result): Promise<Result> {
    return orStoreUnavailable(() => this.unlessPaused(work));
  }

  /** @throws what `work` throws, and during a pause the error that began it */
  unlessPaused<Result>(work: () => Result): Result {
    if (this.found !== undefined && this.isRecent(this.found.atMs)) throw this.found.error;
    try {
      return work();
    } catch (error) {
      if (isBusy(error)) this.found = { atMs: this.clock.now(), error };
      throw error;
    }
  }

  /** The distance, not the age: a clock that is set back must not make the pause longer. */
  private isRecent(atMs: number): boolean {
    return Math.abs(this.clock.now() - atMs) < PAUSE_MS;
  }
}
