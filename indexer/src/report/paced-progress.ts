import { progressSnapshot, type ProgressSnapshot } from './progress-snapshot.js';
import type { Progress } from './report.js';

/**
 * Progress that is reported at most every `intervalMs`, and once at its end. Work that ends before the first
 * interval is reported once.
 */
export class PacedProgress implements Progress {
  private readonly beganAt = Date.now();
  private toldAt = this.beganAt;
  private done = 0;

  constructor(
    private readonly total: number,
    private readonly intervalMs: number,
    private readonly tell: (progressSnapshot: ProgressSnapshot) => void,
  ) {}

  advance(): void {
    this.done++;
    if (Date.now() - this.toldAt >= this.intervalMs) this.tellNow();
  }

  end(): void {
    this.tellNow();
  }

  private tellNow(): void {
    this.toldAt = Date.now();
    this.tell(progressSnapshot(this.done, this.total, this.toldAt - this.beganAt));
  }
}
