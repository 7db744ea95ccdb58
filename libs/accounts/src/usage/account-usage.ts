import { type Month, monthBounds, type Plan } from '#libs/admission';
import type { KeySummary } from '../keys/list-keys.js';
import { limitsOf } from '../restrictions/key-restrictions.js';
import type { UsageRow } from './merge-usage.js';
import type { AccountState, MonthUse } from './read-account-state.js';
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

/** A key, with its part in a month. */
export interface KeyMonth extends KeySummary {
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

/** What the most used key of an account used of this month's quota. */
export function quotaOf({ plan, keys, now }: AccountState): AccountQuota {
  return { plan, mostUsed: mostUsedOf(keys.flatMap(key => keyQuota(key, plan, now) ?? [])) };
}

function keyQuota(
  { keyId, name, state, place, restrictions }: KeySummary,
  plan: Plan,
  { used }: MonthUse,
  rates?: ReadonlyMap<number, number>,
): KeyQuota | undefined {
  if (state !== 'active') return undefined;
  const limits = limitsOf(plan, restrictions);
  return { keyId, name, used: used.get(place) ?? 0, rateUsed: rates?.get(place) ?? null, ...limits };
}

/** What the limiter and the database say, before it is added up. */
export interface MonthReading extends Pick<
  AccountUsage,
  'isCurrent' | 'plan' | 'since' | 'isCarriedOver' | 'rows'
> {
  readonly keys: readonly KeySummary[];
  readonly use: MonthUse;
  /** Admissions in the last second, by place; `undefined`: not known. */
  readonly rates: ReadonlyMap<number, number> | undefined;
}

export function describeMonth({ keys, use, rates, ...reading }: MonthReading): AccountUsage {
  const { month, live } = use;
  const requests = new Map<string, number>();
  for (const { keyId, count } of reading.rows) requests.set(keyId, (requests.get(keyId) ?? 0) + count);
  return {
    ...reading,
    month,
    live,
    resetsAt: new Date(monthBounds(month).endMs).toISOString(),
    keys: keys.map(key => ({
      ...key,
      requests: requests.get(key.keyId) ?? 0,
      quota: keyQuota(key, reading.plan, use, rates),
    })),
  };
}
