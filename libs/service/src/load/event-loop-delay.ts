const SAMPLE_MS = 100;
/** Samples in a row that must be late: one long garbage collection is no overload. */
const LATE_SAMPLES = 3;

/**
 * Whether the event loop is late again and again: then requests wait before they are read, and every further
 * one waits longer. A timer measures it, several times a second.
 */
export class EventLoopDelay {
  private lateInARow = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  /** @param limitMs delay from which a sample counts as late; 0 measures nothing */
  constructor(private readonly limitMs: number) {
    if (limitMs === 0) return;
    let expectedMs = performance.now() + SAMPLE_MS;
    this.timer = setInterval(() => {
      const nowMs = performance.now();
      this.sample(nowMs - expectedMs);
      expectedMs = nowMs + SAMPLE_MS;
    }, SAMPLE_MS).unref();
  }

  get isTooLong(): boolean {
    return this.lateInARow >= LATE_SAMPLES;
  }

  /** Records one measurement. */
  sample(delayMs: number): void {
    this.lateInARow = delayMs > this.limitMs ? this.lateInARow + 1 : 0;
  }

  close(): void {
    clearInterval(this.timer);
  }
}
