import { writeAuditEvent, type Origin } from '../audit/audit.js';
import { lockAccount } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { MailKind, MailTopic, Moment } from '../database/schema.js';

/** Every topic that can be turned off. */
export const MAIL_TOPICS: readonly MailTopic[] = ['quota', 'expiry', 'plan'];

/** The topic of a mail; `undefined` for security mails, which are always sent. */
const TOPICS: Readonly<Record<MailKind, MailTopic | undefined>> = {
  'key-created': undefined,
  'key-rotated': undefined,
  'key-revoked': undefined,
  'new-address': undefined,
  'new-provider': undefined,
  refusals: undefined,
  'quota-80': 'quota',
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
}

export async function readMailSettings(
  database: AccountsDatabase,
  accountId: string,
): Promise<MailSettings | undefined> {
  const account = await database
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const optOuts = await database
    .selectFrom('mail_opt_outs')
    .select('topic')
    .where('account_id', '=', accountId)
    .orderBy('topic')
    .execute();
  return { language: account.language, off: optOuts.map(({ topic }) => topic) };
}

/** Replaces the settings of an account. Must run in a transaction. @throws UnknownAccount */
export async function writeMailSettings(
  database: AccountsDatabase,
  accountId: string,
  { language, off, at, origin }: MailSettings & { readonly at: Moment; readonly origin?: Origin | undefined },
): Promise<void> {
  await lockAccount(database, accountId);
  await database.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
  await database.deleteFrom('mail_opt_outs').where('account_id', '=', accountId).execute();
  if (off.length > 0)
    await database
      .insertInto('mail_opt_outs')
      .values(off.map(topic => ({ account_id: accountId, topic })))
      .execute();
  const detail = `language ${language ?? 'none'}, off: ${off.length === 0 ? 'none' : off.join(', ')}`;
  await writeAuditEvent(database, {
    ...{ accountId, keyId: null, at, action: 'mail-settings-changed', detail, origin },
  });
}
