const INTERVAL_MS = 10_000;

/** A warning about what may happen a thousand times a second: given the first time at once, then every 10 s at most. */
export class RepeatedWarning<Reason> {
  private lastMs = -Infinity;
  private times = 0;

  /** @param warn told how often it happened since the warning before, and why it happened last */
  constructor(
    private readonly warn: (times: number, reason: Reason) => void,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** It happened once more. */
  add(reason: Reason): void {
    this.times++;
    const nowMs = this.nowMs();
    if (nowMs - this.lastMs < INTERVAL_MS) return;
    this.lastMs = nowMs;
    this.warn(this.times, reason);
    this.times = 0;
  }
}
