import { addDays, type Day, dayOf, type LimiterCounters, type UsageLog } from '#libs/admission';
import { accountsWithKeys } from '../accounts/accounts-with-keys.js';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { recordMonths } from './record-months.js';
import { rollUpUsage } from './roll-up-usage.js';

/** Keys or accounts read together: the number of round trips at the same time. */
const AT_ONCE = 20;

/**
 * Records the usage of every key and of every account in its month, again and again. What was not used meanwhile costs
 * one look at the store.
 */
export class UsageRollUp {
  /** What the log said about a key when it was last rolled up. */
  private readonly seen = new Map<string, string>();

  constructor(
    private readonly database: AccountsDatabase,
    private readonly store: { readonly usageLog: UsageLog; readonly counters: LimiterCounters },
  ) {}

  /** @throws StoreUnavailable, DatabaseUnavailable */
  async run(nowMs: number): Promise<void> {
    const today = dayOf(nowMs);
    await this.runAccounts(today);
    const keys = await this.database.selectFrom('api_keys').select(['id', 'usage_read_to']).execute();
    this.forgetAllBut(new Set(keys.map(({ id }) => id)));
    for (const batch of inBatches(keys, AT_ONCE))
      await Promise.all(batch.map(({ id, usage_read_to }) => this.look(id, usage_read_to, today)));
  }

  private async runAccounts(today: Day): Promise<void> {
    const accounts = await accountsWithKeys(this.database).select('tag').execute();
    const tags = accounts.map(({ tag }) => tag);
    for (const batch of inBatches(tags, AT_ONCE))
      await recordMonths(this.database, this.store.counters, batch, today);
  }

  private async look(keyId: string, readTo: Day | null, today: Day): Promise<void> {
    const entries = await this.store.usageLog.read(keyId, addDays(today, -1), today);
    const state = entries.map(({ count }) => count).join(' ');
    if (readTo === today && this.seen.get(keyId) === state) return;
    await rollUpUsage(this.database, this.store.usageLog, keyId, today);
    this.seen.set(keyId, state);
  }

  private forgetAllBut(keyIds: ReadonlySet<string>): void {
    for (const keyId of this.seen.keys()) if (!keyIds.has(keyId)) this.seen.delete(keyId);
  }
}
