import { type Account, findAccount } from './account.js';
import { type AuditEntry, readAuditTrail } from './audit-trail.js';
import { type KeySummary, listKeys } from './list-keys.js';
import type { MonthCount } from '#libs/admission';
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
    /** Quota units by key and month. */
    readonly byMonth: readonly MonthCount[];
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
    usage: { byDay: await readUsage(record, keyIds, ''), byMonth: await readMonths(record, accountId) },
    auditTrail: await readWholeTrail(record, accountId),
  };
}

async function readMonths(record: AccountRecord, accountId: string): Promise<MonthCount[]> {
  return record
    .selectFrom('usage_by_month')
    .innerJoin('api_keys', 'api_keys.id', 'usage_by_month.key_id')
    .select(['usage_by_month.key_id as keyId', 'month', 'used'])
    .where('account_id', '=', accountId)
    .orderBy('month')
    .orderBy('created_at')
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
