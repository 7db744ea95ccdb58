import type { ColumnType } from 'kysely';
import type { AccountTag, Day, KeyState, Month, StatusClass } from '#libs/admission';

/**
 * The tables, as queries see them. Moments are ISO 8601 text in UTC, which every database sorts rightly and
 * gives back unchanged.
 */
export interface Schema {
  database_identity: DatabaseIdentityTable;
  accounts: AccountsTable;
  plans: PlansTable;
  api_keys: ApiKeysTable;
  key_secrets: KeySecretsTable;
  usage_by_day: UsageByDayTable;
  account_months: AccountMonthsTable;
  closed_accounts: ClosedAccountsTable;
  withdrawals: WithdrawalsTable;
  audit_events: AuditEventsTable;
}

export type Moment = string;

/** One row. */
interface DatabaseIdentityTable {
  /** What the limiter's store remembers of whose publication it holds. */
  id: string;
}

interface AccountsTable {
  id: string;
  /** What the limiter's store calls it; the ids of its keys begin with it. */
  tag: AccountTag;
  /** Folded; see {@link foldEmail}. */
  email: string;
  /** Who signs in to it, in the words of the sign-in; `null` until somebody did. */
  user_id: string | null;
  plan: ColumnType<string, string | undefined>;
  /** A larger plan that its keys had before plans belonged to accounts; `null` once an operator decided. */
  former_plan: ColumnType<string | null, string | null | undefined>;
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
  state: KeyState;
  /** From then on it opens nothing; `null`: it has no end. */
  expires_at: ColumnType<Moment | null, Moment | null | undefined>;
  /** Counts the changes that must be published. */
  revision: number;
  /** The revision that was published last; lower than `revision` while a change waits to be published. */
  published_revision: ColumnType<number, number | undefined>;
  created_at: Moment;
  revoked_at: Moment | null;
  last_used_at: Moment | null;
  /** The day up to which usage was taken over from the log. */
  usage_read_to: Day | null;
}

interface KeySecretsTable {
  key_id: string;
  hash: string;
  created_at: Moment;
  expires_at: Moment | null;
}

interface UsageByDayTable {
  key_id: string;
  day: Day;
  route: string;
  status_class: StatusClass;
  count: number;
  /** What the log said when it was last read; lower now means that the log started anew. */
  log_count: number;
}

/** Outlives accounts until the month is over, so that nobody who comes back begins with a month of their own. */
interface AccountMonthsTable {
  tag: AccountTag;
  month: Month;
  /** Quota units, over all keys: the highest count the limiter has shown. */
  used: number;
}

/** Who closed an account this month, in a form that only tells whether an address is the same. */
interface ClosedAccountsTable {
  address_hash: string;
  tag: AccountTag;
  /** Of the account's last publication. */
  revision: number;
  month: Month;
}

/** Keys of erased accounts that the limiter's store still has to forget. */
interface WithdrawalsTable {
  key_id: string;
  at: Moment;
}

export type AuditAction =
  'key-created' | 'key-rotated' | 'key-revoked' | 'plan-changed' | 'plan-requested' | 'account-deleted';

interface AuditEventsTable {
  id: string;
  /** Refers to nothing once the account was erased. */
  account_id: string;
  at: Moment;
  action: AuditAction;
  /** `null`: it is about the account as a whole. */
  key_id: string | null;
  /** In English, for whoever looks into it; empty once the account was erased. */
  detail: string;
}
