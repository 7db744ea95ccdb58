import { SlidingWindow } from './sliding-window.js';

const SWEEP_FROM = 1_000;

/** One window per account. Windows without recent requests are dropped, so memory depends on the accounts in use. */
export class SlidingWindows {
  private readonly windows = new Map<string, SlidingWindow>();
  private sweepAt = SWEEP_FROM;

  of(accountTag: string, nowMs: number): SlidingWindow {
    const known = this.windows.get(accountTag);
    if (known !== undefined) return known;
    if (this.windows.size >= this.sweepAt) this.sweep(nowMs);
    const window = new SlidingWindow();
    this.windows.set(accountTag, window);
    return window;
  }

  get size(): number {
    return this.windows.size;
  }

  private sweep(nowMs: number): void {
    for (const [accountTag, window] of this.windows)
      if (window.used(nowMs) === 0) this.windows.delete(accountTag);
    // Twice the number of remaining windows makes the cost of a sweep constant per new window.
    this.sweepAt = Math.max(SWEEP_FROM, 2 * this.windows.size);
  }
}
