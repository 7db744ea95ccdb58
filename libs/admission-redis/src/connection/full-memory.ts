/** How long nothing is asked of servers of which one had no memory for a write. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** Refused again so soon after a pause, it still has none: the next pause is twice as long. */
const SOON_MS = 30_000;

/**
 * Redis without memory (`maxmemory` with `noeviction`) refuses writes and answers reads, and near its limit it takes some of
 * the writes: what is asked then is counted or not, by chance. So for a while nothing is asked, as of one that is unavailable.
 */
export class FullMemory {
  private untilMs = -Infinity;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  get isPausing(): boolean {
    return this.nowMs() < this.untilMs;
  }

  /** A write was refused. Several that were under way together begin one pause. */
  refused(): void {
    if (this.isPausing) return;
    const nowMs = this.nowMs();
    this.pauseMs =
      nowMs - this.untilMs < SOON_MS ? Math.min(2 * this.pauseMs, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    this.untilMs = nowMs + this.pauseMs;
  }
}
