import { writeAuditEvent, type Origin } from '../audit/audit.js';
import { lockAccount } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { MailKind, MailTopic, Moment, QuotaWarning } from '../database/schema.js';

/** Every topic that can be turned off. */
export const MAIL_TOPICS: readonly MailTopic[] = ['quota', 'expiry', 'plan'];

/** Every choice of where the first mail about a quota is sent. */
export const QUOTA_WARNINGS: readonly QuotaWarning[] = [50, 60, 70, 80, 90, 100];

/** The topic of a mail; `undefined` for security mails, which are always sent. */
const TOPICS: Readonly<Record<MailKind, MailTopic | undefined>> = {
  'key-created': undefined,
  'key-rotated': undefined,
  'key-revoked': undefined,
  'key-restricted': undefined,
  'new-address': undefined,
  'new-provider': undefined,
  refusals: undefined,
  'quota-50': 'quota',
  'quota-60': 'quota',
  'quota-70': 'quota',
  'quota-80': 'quota',
  'quota-90': 'quota',
  'quota-100': 'quota',
  'expiry-7': 'expiry',
  'expiry-1': 'expiry',
  'plan-requested': 'plan',
};

export function mailTopicOf(kind: MailKind): MailTopic | undefined {
  return TOPICS[kind];
}

export interface MailSettings {
  /** ISO 639-1; `null` before the first sign-in. */
  readonly language: string | null;
  /** The topics that are turned off. */
  readonly off: readonly MailTopic[];
  /** Percent of the quota at which the first mail is sent; one when it is used up is sent in any case. */
  readonly quotaWarning: QuotaWarning;
}

export async function readMailSettings(
  database: AccountsDatabase,
  accountId: string,
): Promise<MailSettings | undefined> {
  const rows = await database
    .selectFrom('accounts')
    .leftJoin('mail_opt_outs', 'mail_opt_outs.account_id', 'accounts.id')
    .select(['language', 'quota_warning as quotaWarning', 'topic'])
    .where('accounts.id', '=', accountId)
    .orderBy('topic')
    .execute();
  const [account] = rows;
  if (account === undefined) return undefined;
  const { language, quotaWarning } = account;
  return { language, quotaWarning, off: rows.flatMap(({ topic }) => topic ?? []) };
}

interface ChangedAt {
  readonly at: Moment;
  readonly origin?: Origin | undefined;
}

/** Replaces the settings of an account. Must run in a transaction. @throws UnknownAccount */
export async function writeMailSettings(
  database: AccountsDatabase,
  accountId: string,
  { language, off, quotaWarning, at, origin }: MailSettings & ChangedAt,
): Promise<void> {
  await lockAccount(database, accountId);
  await database
    .updateTable('accounts')
    .set({ language, quota_warning: quotaWarning })
    .where('id', '=', accountId)
    .execute();
  await database.deleteFrom('mail_opt_outs').where('account_id', '=', accountId).execute();
  if (off.length > 0)
    await database
      .insertInto('mail_opt_outs')
      .values(off.map(topic => ({ account_id: accountId, topic })))
      .execute();
  const topics = off.length === 0 ? 'none' : off.join(', ');
  const detail = `language ${language ?? 'none'}, off: ${topics}, first about the quota at ${quotaWarning} %`;
  await writeAuditEvent(database, {
    ...{ accountId, keyId: null, at, action: 'mail-settings-changed', detail, origin },
  });
}
