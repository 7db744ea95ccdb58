import { type ExpressionBuilder, sql } from 'kysely';
import { DAY_MS, addDays } from '#libs/admission';
import { writeAuditEvent } from '../audit/audit.js';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment, Schema } from '../database/schema.js';
import { type MailToQueue, queueMail } from './mail-queue.js';
import { isCarriedOver } from '../usage/is-carried-over.js';
import { momentAfter } from '../moments.js';

/** Records the mails that are due because of what keys used and when they expire; see {@link queueMail}. */
export async function queueWarnings(database: AccountsDatabase, now: Moment): Promise<void> {
  const warnings = [
    ...(await findQuotaWarnings(database, now)),
    ...(await findExpiryWarnings(database, now)),
    ...(await findRefusals(database, now)),
  ];
  for (const batch of inBatches(warnings))
    await database.transaction().execute(async transaction => {
      for (const warning of batch) await queueWarning(transaction, warning, now);
    });
}

async function queueWarning(database: AccountsDatabase, warning: MailToQueue, at: Moment): Promise<void> {
  const isNew = await queueMail(database, warning, at);
  if (!isNew || warning.kind !== 'refusals') return;
  const { keyId = '', count = '' } = warning.details;
  const event = {
    accountId: warning.accountId,
    keyId,
    at,
    action: 'refusals-noticed',
    detail: count,
  } as const;
  await writeAuditEvent(database, event);
}

/** Keys that used all of this month's quota, or as much as their owner wants to know of, as far as that is recorded. */
async function findQuotaWarnings(database: AccountsDatabase, now: Moment): Promise<MailToQueue[]> {
  const month = now.slice(0, 7);
  const rows = await database
    .selectFrom('place_months')
    .innerJoin('accounts', 'accounts.tag', 'place_months.tag')
    .innerJoin('plans', 'plans.name', 'accounts.plan')
    .innerJoin('api_keys', key =>
      key.onRef('api_keys.account_id', '=', 'accounts.id').onRef('api_keys.place', '=', 'place_months.place'),
    )
    .select([
      'accounts.id as accountId',
      'api_keys.id as keyId',
      'used',
      'plans.name as plan',
      'quota_warning',
    ])
    .select(eb => lowerQuota(eb).as('limit'))
    .where('month', '=', month)
    .where('state', '=', 'active')
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(eb =>
      eb(
        eb('used', '*', 100),
        '>=',
        eb(eb.cast<number>(lowerQuota(eb), 'bigint'), '*', eb.ref('quota_warning')),
      ),
    )
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mails')
            .select('about')
            .whereRef('account_id', '=', 'accounts.id')
            .where('kind', '=', 'quota-100')
            .where('about', '=', sql<string>`api_keys.id || ' ' || cast(${month} as text)`),
        ),
      ),
    )
    .execute();
  const warnings: MailToQueue[] = [];
  for (const { accountId, keyId, used, limit, plan, quota_warning } of rows) {
    const carriedOver = (await isCarriedOver(database, keyId, month)) ? 'yes' : '';
    warnings.push({
      accountId,
      kind: used >= limit ? 'quota-100' : `quota-${quota_warning}`,
      about: `${keyId} ${month}`,
      details: { keyId, used: String(used), limit: String(limit), plan, month, carriedOver },
    });
  }
  return warnings;
}

/** The lower quota of plan and key. */
function lowerQuota(eb: ExpressionBuilder<Schema, 'api_keys' | 'plans'>) {
  return eb
    .case()
    .when('api_keys.requests_per_month', '<', eb.ref('plans.requests_per_month'))
    .then(eb.ref('api_keys.requests_per_month').$notNull())
    .else(eb.ref('plans.requests_per_month'))
    .end();
}

/** Keys that expire within 7 days or 1 day, but those that were made to live hardly longer than that. */
async function findExpiryWarnings(database: AccountsDatabase, now: Moment): Promise<MailToQueue[]> {
  const nowMs = Date.parse(now);
  const rows = await database
    .selectFrom('api_keys')
    .select(['id as keyId', 'account_id as accountId', 'created_at as createdAt'])
    .select('expires_at as expiresAt')
    .where('state', '=', 'active')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', momentAfter(now, 7 * DAY_MS))
    .execute();
  return rows.flatMap(({ keyId, accountId, createdAt, expiresAt }): MailToQueue[] => {
    if (expiresAt === null) return [];
    const expiresAtMs = Date.parse(expiresAt);
    const days = expiresAtMs - nowMs > DAY_MS ? 7 : 1;
    if (expiresAtMs - Date.parse(createdAt) <= (days + 1) * DAY_MS) return [];
    const kind = days === 7 ? 'expiry-7' : 'expiry-1';
    return [{ accountId, kind, about: `${keyId} ${expiresAt}`, details: { keyId, expiresAt } }];
  });
}

/** Fewer refused requests of a key in a day are not worth a mail. */
const MIN_REFUSED = 20;
/** Today's count must exceed the highest of the days before by this factor. */
const RISE = 3;
const DAYS_BEFORE = 7;

/**
 * Keys with an unusual rise of refused requests (401): at least 20 today, and more than three times as many as on any
 * of the 7 days before. Only requests with a secret of the key are recorded, so other people cannot cause this. A key
 * that is refused at a constant rate is reported once, not every day.
 */
async function findRefusals(database: AccountsDatabase, now: Moment): Promise<MailToQueue[]> {
  const today = now.slice(0, 10);
  const days = await database
    .selectFrom('usage_by_day')
    .innerJoin('api_keys', 'api_keys.id', 'usage_by_day.key_id')
    .select(({ fn }) => [
      'key_id as keyId',
      'account_id as accountId',
      'day',
      fn.sum<number | string>('count').as('count'),
    ])
    .where('status', '=', '401')
    .where('day', '>=', addDays(today, -DAYS_BEFORE))
    .groupBy(['key_id', 'account_id', 'day'])
    .execute();
  const before = new Map<string, number>();
  for (const { keyId, day, count } of days)
    if (day !== today) before.set(keyId, Math.max(before.get(keyId) ?? 0, Number(count)));
  return days
    .filter(({ keyId, day, count }) => {
      return day === today && Number(count) >= MIN_REFUSED && Number(count) > RISE * (before.get(keyId) ?? 0);
    })
    .map(({ keyId, accountId, count }) => ({
      ...{ accountId, kind: 'refusals', about: `${keyId} ${today}` },
      details: { keyId, count: String(count) },
    }));
}
