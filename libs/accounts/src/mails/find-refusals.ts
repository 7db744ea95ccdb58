import { addDays } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import type { MailToQueue } from './mail-queue.js';

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
export async function findRefusals(database: AccountsDatabase, now: Moment): Promise<MailToQueue[]> {
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
