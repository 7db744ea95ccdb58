import {
  type AccountTag,
  type Day,
  type HourUsage,
  type KeyPublication,
  LimiterCounters,
  type Month,
  type MonthCount,
  type Place,
  type SecretUse,
  StoreUnavailable,
  type AddedUsage,
  type UsageEntry,
  UsageLog,
} from '#libs/admission';
import { DelegatingPublication } from '../admission/delegating-publication.js';
import type { FixedClock } from '../admission/fixed-clock.js';
import { openTestEmbedded } from '../admission/open-test-embedded.js';
import type { TestEngine } from '../admission/test-engine.js';

/** The embedded engine; a test can make it unavailable or make it lose all its data, as FLUSHALL does in Redis. */
export class SeverableEngine {
  unavailable = false;
  readonly publication: KeyPublication = new SeverablePublication(this);
  readonly usageLog: UsageLog = new SeverableLog(this);
  readonly counters: LimiterCounters = new SeverableCounters(this);

  private constructor(
    private readonly clock: FixedClock,
    private engine: TestEngine,
  ) {}

  static async open(clock: FixedClock): Promise<SeverableEngine> {
    return new SeverableEngine(clock, await openTestEmbedded({ clock, filled: false }));
  }

  async loseEverything(): Promise<void> {
    await this.engine.close();
    this.engine = await openTestEmbedded({ clock: this.clock, filled: false });
  }

  reach(): TestEngine {
    if (this.unavailable) throw new StoreUnavailable('unavailable');
    return this.engine;
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

class SeverablePublication extends DelegatingPublication {
  constructor(private readonly engine: SeverableEngine) {
    super();
  }
  protected override reach(): KeyPublication {
    return this.engine.reach().publication;
  }
}

class SeverableLog extends UsageLog {
  constructor(private readonly engine: SeverableEngine) {
    super();
  }
  override async add(entries: readonly AddedUsage[]): Promise<void> {
    await this.engine.reach().usageLog.add(entries);
  }
  override async read(keyIds: readonly string[], from: Day, to: Day): Promise<UsageEntry[]> {
    return this.engine.reach().usageLog.read(keyIds, from, to);
  }
  override async readHours(keyIds: readonly string[], day: Day): Promise<HourUsage[]> {
    return this.engine.reach().usageLog.readHours(keyIds, day);
  }
  override async lastUses(keyIds: readonly string[]): Promise<SecretUse[]> {
    return this.engine.reach().usageLog.lastUses(keyIds);
  }
}

class SeverableCounters extends LimiterCounters {
  constructor(private readonly engine: SeverableEngine) {
    super();
  }
  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await this.engine.reach().counters.raiseMonths(counts);
  }
  override async monthUsed(accountTag: AccountTag, month: Month): Promise<ReadonlyMap<number, number>> {
    return this.engine.reach().counters.monthUsed(accountTag, month);
  }
  override async rateUsed(places: readonly Place[]): Promise<number[]> {
    return this.engine.reach().counters.rateUsed(places);
  }
}
