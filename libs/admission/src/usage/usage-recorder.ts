import { BatchRecorder } from '../recording/batch-recorder.js';
import { dayOf } from '../time/calendar.js';
import { type Clock, SystemClock } from '../time/clock.js';
import type { KeyUse } from '../decision/outcome.js';
import type { AddedUsage, UsageLog } from './usage-log.js';
import { UsageTally } from './usage-tally.js';

/** About 10 MB. Reached only if the store stays unavailable while thousands of keys are in use. */
const MAX_ENTRIES = 50_000;

export interface UsageRecorderOptions {
  readonly clock?: Clock;
  /** Different entries kept in memory; new ones beyond it are not counted until a flush succeeds. */
  readonly maxEntries?: number;
  /** Called for every failed flush; the counts are kept for the next one. */
  readonly onFailure?: (failure: Error) => void;
}

/** Adds up what keys were used for, and hands over the sums. */
export class UsageRecorder extends BatchRecorder<AddedUsage> {
  private readonly clock: Clock;
  private readonly tally: UsageTally;

  constructor(
    log: UsageLog,
    { clock = new SystemClock(), maxEntries = MAX_ENTRIES, onFailure = () => {} }: UsageRecorderOptions = {},
  ) {
    super(log, onFailure);
    this.clock = clock;
    this.tally = new UsageTally(maxEntries);
  }

  /** Counts one answer. `route` is the route's pattern; see {@link AddedUsage}. */
  record({ keyId, secret }: KeyUse, route: string, status: number): void {
    const nowMs = this.clock.now();
    this.tally.add({
      keyId,
      secret,
      day: dayOf(nowMs),
      route,
      status: `${status}`,
      count: 1,
      lastUsedAtMs: Math.floor(nowMs),
    });
  }

  protected override take(count: number): AddedUsage[] {
    return this.tally.drain(count);
  }

  protected override putBack(entries: readonly AddedUsage[]): void {
    for (const entry of entries) this.tally.add(entry);
  }
}
