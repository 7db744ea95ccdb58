import { DAY_MS } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { MailKind, MailTopic, Moment } from '../database/schema.js';
import { mailTopicOf } from './mail-settings.js';
import { momentAfter } from '../moments.js';

/** What the text of a mail needs. */
export type MailDetails = Readonly<Record<string, string>>;

export interface MailToQueue {
  readonly accountId: string;
  readonly kind: MailKind;
  /** No other mail of this kind is sent to the account about the same. */
  readonly about: string;
  readonly details: MailDetails;
}

export interface QueuedMail extends MailToQueue {
  /** The owner's address and language as they are now. */
  readonly email: string;
  readonly language: string | null;
}

/** Longer than a mail server may take. After it, another process may send the mail. */
const CLAIM_MS = 2 * 60_000;
const PAUSE_AFTER_FAILURE_MS = 5 * 60_000;
/** Older mails are not worth sending any more. */
const LIFE_MS = 3 * DAY_MS;
/** How long it is remembered that a mail was sent: longer than a month and than the notice of an expiry. */
const MEMORY_MS = 90 * DAY_MS;

/**
 * Records a mail to send, unless it was recorded before, its topic is turned off, or the account does not exist.
 * @returns whether it was recorded now
 */
export async function queueMail(
  database: AccountsDatabase,
  { accountId, kind, about, details }: MailToQueue,
  at: Moment,
): Promise<boolean> {
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const topic = mailTopicOf(kind);
  if (account === undefined) return false;
  if (topic !== undefined && (await isOff(database, accountId, topic))) return false;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('mails')
    .values({
      ...{ account_id: accountId, kind, about, details: JSON.stringify(details) },
      ...{ created_at: at, due_at: at },
    })
    .onConflict(conflict => conflict.columns(['account_id', 'kind', 'about']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Claims mails that are due, the oldest first, for this process alone: for two minutes no other process gets them.
 * @param limit of mails, at least 1
 */
export async function claimMails(
  database: AccountsDatabase,
  now: Moment,
  limit: number,
): Promise<QueuedMail[]> {
  const due = await database
    .selectFrom('mails')
    .innerJoin('accounts', 'accounts.id', 'mails.account_id')
    .select(['account_id as accountId', 'kind', 'about', 'details', 'due_at as dueAt', 'email', 'language'])
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .where('mails.created_at', '>', momentAfter(now, -LIFE_MS))
    .orderBy('due_at')
    .limit(limit)
    .execute();
  const claimed: QueuedMail[] = [];
  for (const { dueAt, details, ...mail } of due) {
    const { numUpdatedRows } = await rowOf(database, mail, { due_at: momentAfter(now, CLAIM_MS) })
      .where('due_at', '=', dueAt)
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) claimed.push({ ...mail, details: JSON.parse(details) as MailDetails });
  }
  return claimed;
}

/** How many mails are not sent yet, and not too old to be sent; postponed ones count as well. */
export async function countUnsentMails(database: AccountsDatabase, now: Moment): Promise<number> {
  const { count } = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('sent_at', 'is', null)
    .where('created_at', '>', momentAfter(now, -LIFE_MS))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records that a mail was sent, and forgets what was in it. */
export async function confirmMail(database: AccountsDatabase, mail: QueuedMail, now: Moment): Promise<void> {
  await rowOf(database, mail, { sent_at: now, details: '{}' }).execute();
}

/** Returns a mail that could not be sent to the queue, for later. */
export async function postponeMail(database: AccountsDatabase, mail: QueuedMail, now: Moment): Promise<void> {
  await rowOf(database, mail, { due_at: momentAfter(now, PAUSE_AFTER_FAILURE_MS) }).execute();
}

/** Forgets mails that are too old to be sent, or to be sent twice. */
export async function forgetOldMails(database: AccountsDatabase, now: Moment): Promise<void> {
  await database.deleteFrom('mails').where('created_at', '<', momentAfter(now, -MEMORY_MS)).execute();
}

async function isOff(database: AccountsDatabase, accountId: string, topic: MailTopic): Promise<boolean> {
  const optOut = await database
    .selectFrom('mail_opt_outs')
    .select('topic')
    .where('account_id', '=', accountId)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return optOut !== undefined;
}

function rowOf(
  database: AccountsDatabase,
  { accountId, kind, about }: Pick<QueuedMail, 'accountId' | 'kind' | 'about'>,
  change: { due_at?: Moment; sent_at?: Moment; details?: string },
) {
  return database
    .updateTable('mails')
    .set(change)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('about', '=', about);
}
