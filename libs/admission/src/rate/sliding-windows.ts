import { nameOfPlace, type Place } from '../keys/place.js';

/** Length of the window that a rate per second is measured in. */
export const WINDOW_MS = 1_000;
/** Number of windows from which on unused ones are dropped. */
const SWEEP_FROM = 1_000;

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

/** One window per place. Windows without recent requests are dropped, so memory depends on the places in use. */
export class SlidingWindows {
  private readonly windows = new Map<string, SlidingWindow>();
  private sweepAt = SWEEP_FROM;

  of(place: Place, nowMs: number): SlidingWindow {
    const name = nameOfPlace(place);
    const known = this.windows.get(name);
    if (known !== undefined) return known;
    if (this.windows.size >= this.sweepAt) this.sweep(nowMs);
    const window = new SlidingWindow();
    this.windows.set(name, window);
    return window;
  }

  get size(): number {
    return this.windows.size;
  }

  private sweep(nowMs: number): void {
    for (const [name, window] of this.windows) if (window.used(nowMs) === 0) this.windows.delete(name);
    // Twice the number of remaining windows makes the cost of a sweep constant per new window.
    this.sweepAt = Math.max(SWEEP_FROM, 2 * this.windows.size);
  }
}

/** A time far ahead was recorded before the clock was set back; waiting for it would lock the key out. */
function hasLeft(admittedAtMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - admittedAtMs) >= WINDOW_MS;
}
