const INTERVAL_MS = 10_000;

/** A warning about what may happen a thousand times a second: given the first time at once, then every 10 s at most. */
export class RepeatedWarning<Reason> {
  private lastMs = -Infinity;
  private times = 0;

  /** @param warn called with how often it happened since the previous warning, and the reason of the last time */
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
