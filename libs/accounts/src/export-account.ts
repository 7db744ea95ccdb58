import { type Account, findAccount } from './account.js';
import { type AuditEntry, readAuditTrail } from './audit-trail.js';
import { type KeySummary, listKeys } from './list-keys.js';
import type { Month } from '#libs/admission';
import type { AccountRecord } from './open-record.js';
import { readUsage, type UsageRow } from './read-usage.js';
import type { Moment } from './schema.js';

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
  record: AccountRecord,
  accountId: string,
  at: Moment,
): Promise<AccountExport> {
  const account = await findAccount(record, accountId);
  const keys = await listKeys(record, { accountId }, at);
  const keyIds = keys.map(({ keyId }) => keyId);
  return {
    exportedAt: at,
    account,
    keys,
    usage: { byDay: await readUsage(record, keyIds, ''), byMonth: await readMonths(record, account) },
    auditTrail: await readWholeTrail(record, accountId),
  };
}

async function readMonths(
  record: AccountRecord,
  { tag }: Account,
): Promise<{ month: Month; used: number }[]> {
  return record
    .selectFrom('account_months')
    .select(['month', 'used'])
    .where('tag', '=', tag)
    .orderBy('month')
    .execute();
}

async function readWholeTrail(record: AccountRecord, accountId: string): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await readAuditTrail(record, accountId, { limit: 500, cursor });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  return entries;
}
