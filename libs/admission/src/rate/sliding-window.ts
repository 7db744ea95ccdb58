/** Length of the window that a rate per second is measured in. */
export const WINDOW_MS = 1_000;

/**
 * The admissions of one place in the last 1,000 ms, exactly: no buckets, no averages.
 *
 * It remembers a time per admission, which is at most `ratePerSecond` of them as long as callers ask before
 * they record.
 */
export class SlidingWindow {
  /** Ascending; those before `first` have left the window. */
  private admittedAtMs: number[] = [];
  private first = 0;

  /** Admissions in the window that ends now. */
  used(nowMs: number): number {
    while (this.first < this.admittedAtMs.length && hasLeft(this.admittedAtMs[this.first] ?? 0, nowMs))
      this.first++;
    this.compact();
    return this.admittedAtMs.length - this.first;
  }

  /** When there will be more room than now; `nowMs` if the window is empty. Call {@link used} first. */
  freeAtMs(nowMs: number, limit: number): number {
    // More admissions than the limit: the plan was lowered, and several have to leave first.
    const surplus = Math.max(0, this.admittedAtMs.length - this.first - limit);
    const leaving = this.admittedAtMs[this.first + surplus];
    return leaving === undefined ? nowMs : leaving + WINDOW_MS;
  }

  record(nowMs: number): void {
    this.admittedAtMs.push(nowMs);
  }

  /** Drops the times that left the window once they are most of the array: each time is moved once, on average. */
  private compact(): void {
    if (this.first <= this.admittedAtMs.length / 2) return;
    this.admittedAtMs = this.admittedAtMs.slice(this.first);
    this.first = 0;
  }
}

/** A time far ahead was recorded before the clock was set back; waiting for it would lock the key out. */
function hasLeft(admittedAtMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - admittedAtMs) >= WINDOW_MS;
}
