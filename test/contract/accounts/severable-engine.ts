import {
  type Day,
  KeyPublication,
  LimiterCounters,
  type Month,
  type MonthCount,
  type PublishedKey,
  StoreAwayError,
  type UsageEntry,
  UsageLog,
} from '#libs/admission';
import type { FixedClock } from '../admission/fixed-clock.js';
import { openTestEmbedded } from '../admission/open-test-embedded.js';
import type { TestEngine } from '../admission/test-engine.js';

/** The embedded engine, which a test can cut off, and which can lose everything it had, as Redis does by FLUSHALL. */
export class SeverableEngine {
  away = false;
  readonly publication: KeyPublication = new SeverablePublication(this);
  readonly usageLog: UsageLog = new SeverableLog(this);
  readonly counters: LimiterCounters = new SeverableCounters(this);

  private constructor(
    private readonly clock: FixedClock,
    private engine: TestEngine,
  ) {}

  static async open(clock: FixedClock): Promise<SeverableEngine> {
    return new SeverableEngine(clock, await openTestEmbedded(clock));
  }

  async loseEverything(): Promise<void> {
    await this.engine.close();
    this.engine = await openTestEmbedded(this.clock);
  }

  reach(): TestEngine {
    if (this.away) throw new StoreAwayError('away');
    return this.engine;
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

class SeverablePublication extends KeyPublication {
  constructor(private readonly engine: SeverableEngine) {
    super();
  }
  override async publish(keys: readonly PublishedKey[]): Promise<void> {
    await this.engine.reach().publication.publish(keys);
  }
  override async revisions(): Promise<ReadonlyMap<string, number>> {
    return this.engine.reach().publication.revisions();
  }
  override async withdraw(keyIds: readonly string[]): Promise<void> {
    await this.engine.reach().publication.withdraw(keyIds);
  }
}

class SeverableLog extends UsageLog {
  constructor(private readonly engine: SeverableEngine) {
    super();
  }
  override async add(entries: readonly UsageEntry[]): Promise<void> {
    await this.engine.reach().usageLog.add(entries);
  }
  override async read(keyId: string, from: Day, to: Day): Promise<UsageEntry[]> {
    return this.engine.reach().usageLog.read(keyId, from, to);
  }
  override async monthUsed(keyId: string, month: Month): Promise<number> {
    return this.engine.reach().usageLog.monthUsed(keyId, month);
  }
}

class SeverableCounters extends LimiterCounters {
  constructor(private readonly engine: SeverableEngine) {
    super();
  }
  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await this.engine.reach().counters.raiseMonths(counts);
  }
  override async rateUsed(keyId: string): Promise<number> {
    return this.engine.reach().counters.rateUsed(keyId);
  }
}
