import { addDays, type Day, dayOf, type UsageLog } from '#libs/admission';
import type { AccountRecord } from './open-record.js';
import { rollUpUsage } from './roll-up-usage.js';

/** Keys looked at together: as many round trips are under way at once. */
const AT_ONCE = 20;

/**
 * Rolls up the usage of every key, again and again, at the cost of one look at the log for a key that was not used
 * meanwhile.
 */
export class UsageRollUp {
  /** What the log said about a key when it was last rolled up. */
  private readonly seen = new Map<string, string>();

  constructor(
    private readonly record: AccountRecord,
    private readonly log: UsageLog,
  ) {}

  /** @throws StoreAwayError, DatabaseAway */
  async run(nowMs: number): Promise<void> {
    const today = dayOf(nowMs);
    const keys = await this.record.selectFrom('api_keys').select(['id', 'usage_read_to']).execute();
    this.forgetAllBut(new Set(keys.map(({ id }) => id)));
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      const together = keys.slice(start, start + AT_ONCE);
      await Promise.all(together.map(({ id, usage_read_to }) => this.visit(id, usage_read_to, today)));
    }
  }

  private async visit(keyId: string, readTo: Day | null, today: Day): Promise<void> {
    const state = await this.read(keyId, today);
    if (readTo === today && this.seen.get(keyId) === state) return;
    await rollUpUsage(this.record, this.log, keyId, today);
    this.seen.set(keyId, state);
  }

  private async read(keyId: string, today: Day): Promise<string> {
    const [entries, used] = await Promise.all([
      this.log.read(keyId, addDays(today, -1), today),
      this.log.monthUsed(keyId, today.slice(0, 7)),
    ]);
    return `${used} ${entries.map(({ count }) => count).join(' ')}`;
  }

  private forgetAllBut(keyIds: ReadonlySet<string>): void {
    for (const keyId of this.seen.keys()) if (!keyIds.has(keyId)) this.seen.delete(keyId);
  }
}
