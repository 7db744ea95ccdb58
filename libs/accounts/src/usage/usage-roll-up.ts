import { type AccountTag, addDays, type Day, dayOf } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { monthsToRecord } from './record-months.js';
import { type Counted, rollUpAccount } from './roll-up-account.js';

/** Accounts read together: the number of round trips at the same time. */
const AT_ONCE = 20;

interface KeyOfAccount {
  readonly keyId: string;
  readonly usageReadTo: Day | null;
}

/**
 * Records the usage of every account, again and again: the only writer of usage. An account that was not used meanwhile
 * costs one look at the store.
 */
export class UsageRollUp {
  /** What the store said about an account when it was last rolled up. */
  private readonly seen = new Map<AccountTag, string>();

  constructor(
    private readonly database: AccountsDatabase,
    private readonly store: Counted,
  ) {}

  /** @throws StoreUnavailable, DatabaseUnavailable */
  async run(nowMs: number): Promise<void> {
    const today = dayOf(nowMs);
    const rows = await this.database
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .select(['tag', 'api_keys.id as keyId', 'usage_read_to as usageReadTo'])
      .execute();
    const accounts = Map.groupBy(rows, ({ tag }) => tag);
    for (const tag of this.seen.keys()) if (!accounts.has(tag)) this.seen.delete(tag);
    for (const batch of inBatches([...accounts], AT_ONCE))
      await Promise.all(batch.map(([tag, keys]) => this.look(tag, keys, today)));
  }

  private async look(tag: AccountTag, keys: readonly KeyOfAccount[], today: Day): Promise<void> {
    const state = await this.stateOf(tag, keys, today);
    if (this.seen.get(tag) === state && keys.every(({ usageReadTo }) => usageReadTo === today)) return;
    await rollUpAccount(this.database, this.store, tag, today);
    this.seen.set(tag, state);
  }

  private async stateOf(tag: AccountTag, keys: readonly KeyOfAccount[], today: Day): Promise<string> {
    const { usageLog, counters } = this.store;
    const keyIds = keys.map(({ keyId }) => keyId);
    const [entries, ...months] = await Promise.all([
      usageLog.read(keyIds, addDays(today, -1), today),
      ...monthsToRecord(today).map(month => counters.monthUsed(tag, month)),
    ]);
    return JSON.stringify([entries.map(({ count }) => count), months.map(used => [...used])]);
  }
}
