import type { ColumnType } from 'kysely';
import type { AccountTag, Day, KeyState, Month, RecordedStatus } from '#libs/admission';

/**
 * The tables, as queries see them. Moments are ISO 8601 text in UTC, which every database sorts correctly and
 * returns unchanged.
 */
export interface Schema {
  database_identity: DatabaseIdentityTable;
  accounts: AccountsTable;
  plans: PlansTable;
  api_keys: ApiKeysTable;
  key_secrets: KeySecretsTable;
  sealed_keys: SealedKeysTable;
  usage_by_day: UsageByDayTable;
  place_months: PlaceMonthsTable;
  closed_accounts: ClosedAccountsTable;
  withdrawals: WithdrawalsTable;
  audit_events: AuditEventsTable;
  mail_opt_outs: MailOptOutsTable;
  mails: MailsTable;
}

export type Moment = string;

/** One row. */
interface DatabaseIdentityTable {
  /** The limiter's store remembers it as the source of its publication. */
  id: string;
}

interface AccountsTable {
  id: string;
  /** Its name in the limiter's store; the ids of its keys begin with it. */
  tag: AccountTag;
  /** Folded; see {@link foldEmail}. */
  email: string;
  /** The user who signs in to it, by the id of the sign-in; `null` before the first sign-in. */
  user_id: string | null;
  /** Language of the mails to its owner, as an ISO 639-1 code; `null` before the first sign-in. */
  language: ColumnType<string | null, string | null | undefined>;
  plan: ColumnType<string, string | undefined>;
  /** Percent of the quota at which its owner gets the first mail. */
  quota_warning: ColumnType<QuotaWarning, QuotaWarning | undefined>;
  /** Counts the changes that must be published. */
  revision: ColumnType<number, number | undefined>;
  /** The revision that was published last; lower than `revision` while a change waits to be published. */
  published_revision: ColumnType<number, number | undefined>;
  created_at: Moment;
}

interface PlansTable {
  name: string;
  rate_per_second: number;
  requests_per_month: number;
  max_active_keys: number;
}

interface ApiKeysTable {
  /** The key id, as in the key's text. */
  id: string;
  account_id: string;
  name: string;
  /** See `Place`; of an ended key, the one that a later key may have taken. */
  place: number;
  state: KeyState;
  /** The key is valid until then; `null`: it does not expire. */
  expires_at: ColumnType<Moment | null, Moment | null | undefined>;
  /** Where it may be used from; see {@link KeyRestrictions}. Separated by spaces, empty for everywhere. */
  allowed_origins: ColumnType<string, string | undefined>;
  allowed_networks: ColumnType<string, string | undefined>;
  /** Limits of its own; `null`: those of the plan. */
  rate_per_second: ColumnType<number | null, number | null | undefined>;
  requests_per_month: ColumnType<number | null, number | null | undefined>;
  /** Counts the changes that must be published. */
  revision: number;
  /** The revision that was published last; lower than `revision` while a change waits to be published. */
  published_revision: ColumnType<number, number | undefined>;
  created_at: Moment;
  revoked_at: Moment | null;
  last_used_at: Moment | null;
  /** The day up to which usage was copied from the log. */
  usage_read_to: Day | null;
}

interface KeySecretsTable {
  key_id: string;
  hash: string;
  created_at: Moment;
  expires_at: Moment | null;
  /** When any request last had it, also after its end. */
  last_used_at: ColumnType<Moment | null, Moment | null | undefined>;
}

/** Requests of the last day that made a key or a secret. */
interface SealedKeysTable {
  /** Chosen by the person who asked, so that the same request again makes nothing. */
  request_id: string;
  key_id: string;
  /** The text of the key, encrypted by a secret that is not in this database; `null` once it was shown or is too old. */
  sealed: string | null;
  created_at: Moment;
}

interface UsageByDayTable {
  key_id: string;
  day: Day;
  route: string;
  status: RecordedStatus;
  count: number;
  /** What the log said when it was last read; lower now means that the log started again from zero. */
  log_count: number;
}

/** Outlives accounts until the month is over, so that an account that comes back does not get a new quota. */
interface PlaceMonthsTable {
  tag: AccountTag;
  place: number;
  month: Month;
  /** Quota units: the highest count the limiter has shown. */
  used: number;
}

/** Who closed an account this month, in a form that only shows whether an address is the same. */
interface ClosedAccountsTable {
  address_hash: string;
  tag: AccountTag;
  /** The revision that was published last. */
  revision: number;
  month: Month;
}

/** Keys of erased accounts that the limiter's store still has to forget. */
interface WithdrawalsTable {
  key_id: string;
  at: Moment;
}

export type AuditAction =
  | 'key-created'
  | 'key-renamed'
  | 'key-rotated'
  | 'key-secret-ended'
  | 'key-expiry-changed'
  | 'key-restricted'
  | 'key-revoked'
  | 'plan-changed'
  | 'plan-requested'
  | 'signed-in'
  | 'signed-out-elsewhere'
  | 'mail-settings-changed'
  | 'refusals-noticed'
  | 'account-reopened'
  | 'account-deleted';

interface AuditEventsTable {
  id: string;
  /** Refers to nothing once the account was erased. */
  account_id: string;
  at: Moment;
  action: AuditAction;
  /** `null`: it is about the account as a whole. */
  key_id: string | null;
  /** In English, for people who read the trail; empty once the account was erased. */
  detail: string;
  /** Where it came from; `null` for what a person did not do in a browser, and once the account was erased. */
  network: ColumnType<string | null, string | null | undefined>;
  browser: ColumnType<string | null, string | null | undefined>;
  system: ColumnType<string | null, string | null | undefined>;
}

/** What the owner of an account does not want to be informed about. */
interface MailOptOutsTable {
  account_id: string;
  topic: MailTopic;
}

/** Optional mails, as their recipients know them; security mails have no topic. */
export type MailTopic = 'quota' | 'expiry' | 'plan';

/** Where the first mail about a quota is sent, in percent; with 100, the only mail is that it is used up. */
export type QuotaWarning = 50 | 60 | 70 | 80 | 90 | 100;

/** Mails to owners of accounts: those that wait, and those that were sent, so that each is sent once. */
interface MailsTable {
  account_id: string;
  kind: MailKind;
  /** With account and kind, what the mail is about: no other mail is sent about the same. */
  about: string;
  /** What the text needs, as JSON; empty once it was sent. */
  details: string;
  created_at: Moment;
  /** Not tried before: the end of the claim of the process that sends it now, or of the pause after a failure. */
  due_at: Moment;
  sent_at: ColumnType<Moment | null, Moment | null | undefined>;
}

export type MailKind =
  | 'key-created'
  | 'key-rotated'
  | 'key-revoked'
  | 'key-restricted'
  | 'new-address'
  | 'new-provider'
  | 'refusals'
  | `quota-${QuotaWarning}`
  | 'expiry-7'
  | 'expiry-1'
  | 'plan-requested';
