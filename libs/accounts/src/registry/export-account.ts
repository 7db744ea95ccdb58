import { type Account, findAccount } from '../accounts/account.js';
import { type AuditEntry, AuditTrail } from '../audit/audit-trail.js';
import { type KeySummary, listKeys } from '../keys/list-keys.js';
import type { Month } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readUsage, type UsageRow } from '../usage/read-usage.js';
import type { MailKind, Moment } from '../database/schema.js';
import { type MailSettings, readMailSettings } from '../mails/mail-settings.js';

/** Everything that is recorded about an account, but the hashes of secrets. One JSON object. */
export interface AccountExport {
  readonly exportedAt: Moment;
  readonly account: Account;
  readonly keys: readonly KeySummary[];
  readonly usage: {
    readonly byDay: readonly UsageRow[];
    /** Quota units of each place for a key. */
    readonly byMonth: readonly { readonly month: Month; readonly place: number; readonly used: number }[];
  };
  readonly mails: {
    readonly settings: MailSettings | undefined;
    /** Mails of the last 90 days, without their texts; the newest first. */
    readonly sent: readonly {
      readonly kind: MailKind;
      readonly about: string;
      readonly sentAt: Moment | null;
    }[];
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
    mails: {
      settings: await readMailSettings(database, accountId),
      sent: await readMails(database, accountId),
    },
    auditTrail: await new AuditTrail(database).whole(accountId),
  };
}

async function readMonths(
  database: AccountsDatabase,
  { tag }: Account,
): Promise<{ month: Month; place: number; used: number }[]> {
  return database
    .selectFrom('place_months')
    .select(['month', 'place', 'used'])
    .where('tag', '=', tag)
    .orderBy('month')
    .orderBy('place')
    .execute();
}

function readMails(
  database: AccountsDatabase,
  accountId: string,
): Promise<[...AccountExport['mails']['sent']]> {
  return database
    .selectFrom('mails')
    .select(['kind', 'about', 'sent_at as sentAt'])
    .where('account_id', '=', accountId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .execute();
}
