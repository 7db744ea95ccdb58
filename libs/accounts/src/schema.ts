import type { ColumnType } from 'kysely';
import type { Day, KeyState, Month, StatusClass } from '#libs/admission';

/**
 * The record, as its queries see it. Moments are ISO 8601 text in UTC, which every database sorts rightly and
 * gives back unchanged.
 */
export interface Schema {
  accounts: AccountsTable;
  plans: PlansTable;
  api_keys: ApiKeysTable;
  key_secrets: KeySecretsTable;
  usage_by_day: UsageByDayTable;
  usage_by_month: UsageByMonthTable;
  withdrawals: WithdrawalsTable;
  audit_events: AuditEventsTable;
}

export type Moment = string;

interface AccountsTable {
  id: string;
  /** Folded; see {@link foldEmail}. */
  email: string;
  /** Who signs in to it, in the words of the sign-in; `null` until somebody did. */
  user_id: string | null;
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
  plan: string;
  state: KeyState;
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

interface UsageByMonthTable {
  key_id: string;
  month: Month;
  /** Quota units: the highest count the limiter has shown. */
  used: number;
}

/** Keys of erased accounts that the limiter's store still has to forget. */
interface WithdrawalsTable {
  key_id: string;
  at: Moment;
}

export type AuditAction = 'key-created' | 'key-rotated' | 'key-revoked' | 'account-deleted';

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
