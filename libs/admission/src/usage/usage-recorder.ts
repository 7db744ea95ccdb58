import { coarseNetworkOf } from '../callers/networks.js';
import { type Clock, dayOf, hourOf, SystemClock } from '../time.js';
import { BatchRecorder } from '../recording/batch-recorder.js';
import type { KeyUse } from '../decision/outcome.js';
import type { AddedUsage, UsageLog } from './usage-log.js';

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

  /**
   * Counts one answer.
   * @param route the route's pattern; see {@link AddedUsage}
   * @param address of the client; only its network is handed over
   */
  record({ keyId, secret }: KeyUse, route: string, status: number, address: string): void {
    const nowMs = this.clock.now();
    this.tally.add({
      keyId,
      secret,
      day: dayOf(nowMs),
      hour: hourOf(nowMs),
      // The address until it is handed over: a network is worked out for each entry, not for each request.
      network: address,
      route,
      status: `${status}`,
      count: 1,
      lastUsedAtMs: Math.floor(nowMs),
    });
  }

  protected override take(count: number): AddedUsage[] {
    return this.tally.drain(count).map(entry => ({ ...entry, network: coarseNetworkOf(entry.network) }));
  }

  protected override putBack(entries: readonly AddedUsage[]): void {
    for (const entry of entries) this.tally.add(entry);
  }
}

/** An entry whose sums still grow. */
type Summed = { -readonly [Field in keyof AddedUsage]: AddedUsage[Field] };

/** Adds up usage entries that are alike, up to `capacity` different ones. */
export class UsageTally {
  /** By key. Few of one key differ, so that looking at each takes less than composing a text to find one by. */
  private readonly entries = new Map<string, Summed[]>();
  private count = 0;

  constructor(private readonly capacity: number) {}

  get size(): number {
    return this.count;
  }

  /** False if the entry is new and there is no room left: it is then not counted. */
  add(entry: AddedUsage): boolean {
    const ofKey = this.entries.get(entry.keyId);
    const known = ofKey?.find(one => isAlike(one, entry));
    if (known === undefined) {
      if (this.count >= this.capacity) return false;
      this.count++;
      if (ofKey === undefined) this.entries.set(entry.keyId, [{ ...entry }]);
      else ofKey.push({ ...entry });
      return true;
    }
    known.count += entry.count;
    if (entry.lastUsedAtMs >= known.lastUsedAtMs) {
      known.lastUsedAtMs = entry.lastUsedAtMs;
      known.network = entry.network;
    }
    return true;
  }

  /** Everything counted so far, or `most` entries of it and the rest of the last key; their counting starts again from zero. */
  drain(most = Infinity): AddedUsage[] {
    const drained: AddedUsage[] = [];
    for (const [keyId, entries] of this.entries) {
      if (drained.length >= most) break;
      this.entries.delete(keyId);
      drained.push(...entries);
    }
    this.count -= drained.length;
    return drained;
  }
}

function isAlike(one: AddedUsage, other: AddedUsage): boolean {
  return (
    one.route === other.route &&
    one.status === other.status &&
    one.secret === other.secret &&
    one.hour === other.hour &&
    one.day === other.day
  );
}
