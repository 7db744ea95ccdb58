/** Between two warnings, unless said otherwise. */
const INTERVAL_MS = 10_000;

/** A warning about what may happen a thousand times a second: given the first time at once, then once in an interval at most. */
export class RepeatedWarning<Reason> {
  private lastMs = -Infinity;
  private times = 0;

  /** @param warn called with how often it happened since the previous warning, and the reason of the last time */
  constructor(
    private readonly warn: (times: number, reason: Reason) => void,
    private readonly nowMs: () => number = () => performance.now(),
    private readonly intervalMs = INTERVAL_MS,
  ) {}

  /** It happened once more, or several times. */
  add(reason: Reason, times = 1): void {
    this.times += times;
    const nowMs = this.nowMs();
    if (nowMs - this.lastMs < this.intervalMs) return;
    this.lastMs = nowMs;
    this.warn(this.times, reason);
    this.times = 0;
  }
}
