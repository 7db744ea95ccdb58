import { type Month, monthBounds, type Plan } from '#libs/admission';
import type { KeySummary } from '../keys/list-keys.js';
import type { UsageRow } from './read-usage.js';
import type { Moment } from '../database/schema.js';

/** What an account used in a month, over all its keys: rate and quota belong to the account, whatever keys it has. */
export interface AccountUsage {
  readonly month: Month;
  /** False for a month that is over: its numbers stay as they are. */
  readonly isCurrent: boolean;
  /** When the quota begins again: the first moment of the next month, UTC. */
  readonly resetsAt: Moment;
  /** False while the limiter's store is unavailable: the numbers are those of the last roll-up. */
  readonly live: boolean;
  readonly plan: Plan;
  /** Since when it was counted: the beginning of the month, or of the account if that was later. */
  readonly since: Moment;
  /** Whether {@link used} includes what another account with the same address had used, which was deleted this month. */
  readonly isCarriedOver: boolean;
  /** Quota units: not the number of requests, because some answers are free (304, 429, 5xx). */
  readonly used: number;
  /** Requests admitted in the last 1,000 ms; `null` for another month, and while the limiter's store is unavailable. */
  readonly rateUsed: number | null;
  /** Every key that was made by the end of the month, revoked ones too, the oldest first. */
  readonly keys: readonly KeyMonth[];
  /** Requests of all keys; ascending by day, route, status. */
  readonly rows: readonly UsageRow[];
}

/** How much of this month's quota an account used. */
export type AccountQuota = Pick<AccountUsage, 'plan' | 'used'>;

/** A key's part in it. */
export interface KeyMonth extends Pick<KeySummary, 'keyId' | 'name' | 'state'> {
  /** Requests, whatever their outcome. */
  readonly requests: number;
}

/** What the limiter and the database say, before it is added up. */
export interface MonthReading extends Pick<
  AccountUsage,
  'month' | 'isCurrent' | 'live' | 'plan' | 'since' | 'isCarriedOver' | 'used' | 'rateUsed' | 'rows'
> {
  readonly keys: readonly Omit<KeyMonth, 'requests'>[];
}

export function describeMonth({ keys, ...reading }: MonthReading): AccountUsage {
  const requestsOf = (keyId: string) =>
    reading.rows.filter(row => row.keyId === keyId).reduce((sum, { count }) => sum + count, 0);
  return {
    ...reading,
    resetsAt: new Date(monthBounds(reading.month).endMs).toISOString(),
    keys: keys.map(key => ({ ...key, requests: requestsOf(key.keyId) })),
  };
}
