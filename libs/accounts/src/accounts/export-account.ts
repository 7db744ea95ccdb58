import { type Account, findAccount } from './account.js';
import { type AuditEntry, readAuditTrail } from '../audit/audit-trail.js';
import { type KeySummary, listKeys } from '../keys/list-keys.js';
import type { Month } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readUsage, type UsageRow } from '../usage/read-usage.js';
import type { Moment } from '../database/schema.js';

/** Everything that is recorded about an account, but the hashes of secrets. One JSON object. */
export interface AccountExport {
  readonly exportedAt: Moment;
  readonly account: Account;
  readonly keys: readonly KeySummary[];
  readonly usage: {
    readonly byDay: readonly UsageRow[];
    /** Quota units of all keys. */
    readonly byMonth: readonly { readonly month: Month; readonly used: number }[];
  };
  /** The newest first. */
  readonly auditTrail: readonly AuditEntry[];
}

/** @throws UnknownAccount */
export async function exportAccount(
  database: AccountsDatabase,
  accountId: string,
  at: Moment,
): Promise<AccountExport> {
  const account = await findAccount(database, accountId);
  const keys = await listKeys(database, { accountId }, at);
  const keyIds = keys.map(({ keyId }) => keyId);
  return {
    exportedAt: at,
    account,
    keys,
    usage: { byDay: await readUsage(database, keyIds, ''), byMonth: await readMonths(database, account) },
    auditTrail: await readWholeTrail(database, accountId),
  };
}

async function readMonths(
  database: AccountsDatabase,
  { tag }: Account,
): Promise<{ month: Month; used: number }[]> {
  return database
    .selectFrom('account_months')
    .select(['month', 'used'])
    .where('tag', '=', tag)
    .orderBy('month')
    .execute();
}

async function readWholeTrail(database: AccountsDatabase, accountId: string): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await readAuditTrail(database, accountId, { limit: 500, cursor });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  return entries;
}
