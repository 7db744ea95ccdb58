import { type Account, findAccount } from '../accounts/account.js';
import { type AuditEntry, readAuditTrail } from '../audit/audit-trail.js';
import { type KeySummary, listKeys } from '../keys/list-keys.js';
import type { LimiterCounters, Month } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { UsageRow } from '../usage/merge-usage.js';
import { readMonthUse } from '../usage/read-account-state.js';
import type { Counted } from '../usage/roll-up-account.js';
import { readUsageNow } from '../usage/read-usage-now.js';
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
  { usageLog, counters }: Counted,
  accountId: string,
  at: Moment,
): Promise<AccountExport> {
  const account = await findAccount(database, accountId);
  const period = { from: '', to: '9999-12-31', today: at.slice(0, 10) };
  const recorded = await listKeys(database, { accountId }, at);
  const { keys, rows } = await readUsageNow(database, usageLog, recorded, period);
  return {
    exportedAt: at,
    account,
    keys,
    usage: { byDay: rows, byMonth: await readMonths(database, counters, account, at) },
    mails: {
      settings: await readMailSettings(database, accountId),
      sent: await readMails(database, accountId),
    },
    auditTrail: await readAuditTrail(database, accountId),
  };
}

type MonthOfPlace = AccountExport['usage']['byMonth'][number];

async function readMonths(
  database: AccountsDatabase,
  counters: LimiterCounters,
  account: Account,
  at: Moment,
): Promise<MonthOfPlace[]> {
  const { month, used } = await readMonthUse(database, counters, account, at.slice(0, 7), at);
  const earlier = await database
    .selectFrom('place_months')
    .select(['month', 'place', 'used'])
    .where('tag', '=', account.tag)
    .where('month', '<>', month)
    .orderBy('month')
    .orderBy('place')
    .execute();
  const places = [...used].sort(([one], [other]) => one - other);
  return [...earlier, ...places.map(([place, units]) => ({ month, place, used: units }))];
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
