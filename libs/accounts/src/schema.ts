import type { Day, KeyState, StatusClass } from '#libs/admission';

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
  audit_events: AuditEventsTable;
}

export type Moment = string;

interface AccountsTable {
  id: string;
  /** Folded; see {@link foldEmail}. */
  email: string;
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
}

export type AuditAction = 'key-created' | 'key-rotated' | 'key-revoked';

interface AuditEventsTable {
  id: string;
  account_id: string;
  at: Moment;
  action: AuditAction;
  key_id: string;
  detail: string;
}
