/** The time, as a port, so that tests decide what time it is. */
export abstract class Clock {
  /** Milliseconds since the epoch, with a fraction where the platform has one. May be stepped back. */
  abstract now(): number;
}

/** A difference from the wall clock that means that the clock was set. */
const STEP_MS = 1_000;

/**
 * Wall time read off the monotonic counter. `Date.now()` drops the fraction of a millisecond, and a window
 * measured with it may be up to 1 ms shorter than it claims.
 */
export class SystemClock extends Clock {
  private originMs = performance.timeOrigin;

  override now(): number {
    const wallMs = Date.now();
    const nowMs = this.originMs + performance.now();
    if (Math.abs(wallMs - nowMs) < STEP_MS) return nowMs;
    this.originMs += wallMs - nowMs;
    return wallMs;
  }
}
