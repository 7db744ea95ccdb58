import { SlidingWindow } from './sliding-window.js';

const SWEEP_FROM = 1_000;

/** One window per key. Windows of keys that fell silent are dropped, so memory follows the keys in use. */
export class SlidingWindows {
  private readonly windows = new Map<string, SlidingWindow>();
  private sweepAt = SWEEP_FROM;

  of(keyId: string, nowMs: number): SlidingWindow {
    const known = this.windows.get(keyId);
    if (known !== undefined) return known;
    if (this.windows.size >= this.sweepAt) this.sweep(nowMs);
    const window = new SlidingWindow();
    this.windows.set(keyId, window);
    return window;
  }

  get size(): number {
    return this.windows.size;
  }

  private sweep(nowMs: number): void {
    for (const [keyId, window] of this.windows) if (window.used(nowMs) === 0) this.windows.delete(keyId);
    // Doubling what is left makes the cost of a sweep constant per new window.
    this.sweepAt = Math.max(SWEEP_FROM, 2 * this.windows.size);
  }
}
