import { dayOf } from '../time/calendar.js';
import { type Clock, SystemClock } from '../time/clock.js';
import type { UsageLog } from './usage-log.js';
import { UsageTally } from './usage-tally.js';

const FLUSH_INTERVAL_MS = 1_000;

/** About 10 MB. Reached only if the store stays unavailable while thousands of keys are in use. */
const MAX_ENTRIES = 50_000;

export interface UsageRecorderOptions {
  readonly clock?: Clock;
  /** Different entries kept in memory; new ones beyond it are not counted until a flush succeeds. */
  readonly maxEntries?: number;
  /** Called for every failed flush; the counts are kept for the next one. */
  readonly onProblem?: (problem: Error) => void;
}

/** Gathers usage in the process and hands it to the log once a second, so that no request waits for it. */
export class UsageRecorder {
  private readonly clock: Clock;
  private readonly tally: UsageTally;
  private readonly onProblem: (problem: Error) => void;
  private readonly timer: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly log: UsageLog,
    { clock = new SystemClock(), maxEntries = MAX_ENTRIES, onProblem = () => {} }: UsageRecorderOptions = {},
  ) {
    this.clock = clock;
    this.tally = new UsageTally(maxEntries);
    this.onProblem = onProblem;
    this.timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
  }

  /** Counts one answer. `route` is the route's pattern; see {@link UsageEntry}. */
  record(keyId: string, route: string, status: number): void {
    const nowMs = this.clock.now();
    this.tally.add({
      keyId,
      day: dayOf(nowMs),
      route,
      status: `${status}`,
      count: 1,
      lastUsedAtMs: Math.floor(nowMs),
    });
  }

  /** Hands over what was gathered, one flush after the other. Never throws. */
  flush(): Promise<void> {
    return (this.flushing = this.flushing.then(() => this.handOver()));
  }

  /** Stops the timer and flushes a last time. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async handOver(): Promise<void> {
    const entries = this.tally.drain();
    if (entries.length === 0) return;
    try {
      await this.log.add(entries);
    } catch (error) {
      for (const entry of entries) this.tally.add(entry);
      this.onProblem(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
