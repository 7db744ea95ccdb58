import { type Month, monthBounds, type Plan } from '#libs/admission';
import type { KeySummary } from '../keys/list-keys.js';
import type { UsageRow } from './read-usage.js';
import type { Moment } from '../database/schema.js';

/** What the keys of an account used in a month. */
export interface AccountUsage {
  readonly month: Month;
  /** False for a month that is over: its numbers stay as they are. */
  readonly isCurrent: boolean;
  /** When the quota begins again: the first moment of the next month, UTC. */
  readonly resetsAt: Moment;
  /** False while the limiter's store is unavailable: the numbers are those of the last roll-up. */
  readonly live: boolean;
  /** Its rate and quota are those of each key. */
  readonly plan: Plan;
  /** Since when it was counted: the beginning of the month, or of the account if that was later. */
  readonly since: Moment;
  /** Whether the counts include what another account with the same address had used, which was deleted this month. */
  readonly isCarriedOver: boolean;
  /** Every key that was made by the end of the month, revoked ones too, the oldest first. */
  readonly keys: readonly KeyMonth[];
  /** Requests of all keys; ascending by day, route, status. */
  readonly rows: readonly UsageRow[];
}

/** What a key that works used of its month's quota. */
export interface KeyQuota extends Pick<KeySummary, 'keyId' | 'name'> {
  /**
   * Quota units, by the limiter's own counter: not the number of requests, because some answers are free (304, 429, 5xx),
   * and what an ended key used is still counted for the key that took its place.
   */
  readonly used: number;
  /** Requests admitted in the last 1,000 ms; `null` for another month, and while the limiter's store is unavailable. */
  readonly rateUsed: number | null;
  /** The limits that hold: the lower ones of plan and key. */
  readonly ratePerSecond: number;
  readonly requestsPerMonth: number;
}

/** A key's part in a month. */
export interface KeyMonth extends Pick<KeySummary, 'keyId' | 'name' | 'state'> {
  /** Requests, whatever their outcome. */
  readonly requests: number;
  /** `undefined` for a key that has ended. */
  readonly quota: KeyQuota | undefined;
}

/** How much of this month's quota the most used key of an account has used. */
export interface AccountQuota {
  readonly plan: Plan;
  /** `undefined`: there is no key that works. */
  readonly mostUsed: Pick<KeyQuota, 'keyId' | 'name' | 'used' | 'requestsPerMonth'> | undefined;
}

/** The key that is nearest to the end of its quota. */
export function mostUsedOf<Quota extends Pick<KeyQuota, 'used' | 'requestsPerMonth'>>(
  quotas: readonly Quota[],
): Quota | undefined {
  return quotas.reduce<Quota | undefined>(
    (most, quota) => (most === undefined || shareOf(quota) > shareOf(most) ? quota : most),
    undefined,
  );
}

function shareOf({ used, requestsPerMonth }: Pick<KeyQuota, 'used' | 'requestsPerMonth'>): number {
  return used / requestsPerMonth;
}

/** What the limiter and the database say, before it is added up. */
export interface MonthReading extends Omit<AccountUsage, 'keys' | 'resetsAt'> {
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
