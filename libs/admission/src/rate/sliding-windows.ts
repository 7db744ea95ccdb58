import { nameOfPlace, type Place } from '../keys/place.js';
import { SlidingWindow } from './sliding-window.js';

const SWEEP_FROM = 1_000;

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
