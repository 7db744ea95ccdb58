import { setImmediate as nextTurn } from 'node:timers/promises';

const FLUSH_INTERVAL_MS = 1_000;

/**
 * About how many entries are handed over together: few enough for some milliseconds of work in the process and for the
 * time limit of a store.
 */
const BATCH_SIZE = 1_000;

/** A log that takes entries. After a failure some of them may have been added. */
interface EntryLog<Entry> {
  add(entries: readonly Entry[]): Promise<void>;
}

/**
 * Gathers entries in the process and hands them to a log once a second, so that no request waits for it. What the log
 * does not take is kept for the next time.
 */
export abstract class BatchRecorder<Entry> {
  private readonly timer: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  /** @param onFailure called for every failed flush */
  constructor(
    private readonly log: EntryLog<Entry>,
    private readonly onFailure: (failure: Error) => void,
  ) {
    this.timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
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

  /** Removes about `count` of the gathered entries, or all if there are fewer. */
  protected abstract take(count: number): Entry[];

  /** Returns entries that the log did not take. */
  protected abstract putBack(entries: readonly Entry[]): void;

  private async handOver(): Promise<void> {
    for (;;) {
      const batch = this.take(BATCH_SIZE);
      if (batch.length === 0 || !(await this.add(batch)) || batch.length < BATCH_SIZE) return;
      await nextTurn();
    }
  }

  /** @returns whether the log took the entries */
  private async add(batch: readonly Entry[]): Promise<boolean> {
    try {
      await this.log.add(batch);
      return true;
    } catch (error) {
      this.putBack(batch);
      this.onFailure(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }
}
