import type { Day } from '../time.js';

/** How long usage can be read back: a year and a month, so that a month can be compared with last year's. */
export const USAGE_LIFE_DAYS = 400;

/** How long usage can be read back by the hour: a month, to look into an incident. */
export const HOURS_LIFE_DAYS = 31;

/** An HTTP status in digits. */
export type RecordedStatus = `${number}`;

/** Requests of one key on one day that ended alike. */
export interface UsageEntry {
  readonly keyId: string;
  readonly day: Day;
  /** The route's pattern (`/games/{slug}`), never a path: their number must stay small. */
  readonly route: string;
  readonly status: RecordedStatus;
  readonly count: number;
  /** Whole milliseconds since the epoch. */
  readonly lastUsedAtMs: number;
}

/** Requests that are added, with the secret that they had. */
export interface AddedUsage extends UsageEntry {
  /** Of the day, 0 to 23. */
  readonly hour: number;
  /** Its fingerprint. */
  readonly secret: string;
  /** Where the last of them came from; see {@link coarseNetworkOf}. Empty: not known. */
  readonly network: string;
}

/** Requests of one key in one hour of a day, in UTC, that ended alike. */
export interface HourUsage {
  readonly keyId: string;
  /** Of the day, 0 to 23. */
  readonly hour: number;
  readonly status: RecordedStatus;
  readonly count: number;
}

/** When a request last had a secret. */
export interface SecretUse {
  readonly keyId: string;
  /** Its fingerprint. */
  readonly secret: string;
  /** Whole milliseconds since the epoch. */
  readonly lastUsedAtMs: number;
  /** Where that request came from; see {@link coarseNetworkOf}. Empty: not known. */
  readonly network: string;
}

/**
 * What keys were used for. For people to look at; limits are decided by the {@link AdmissionStore} alone.
 *
 * Every method throws {@link StoreUnavailable}, and nothing else, when the store cannot answer.
 */
export abstract class UsageLog {
  /** Adds to what is there. After a failure some entries may have been added. */
  abstract add(entries: readonly AddedUsage[]): Promise<void>;

  /** Entries of keys from one day to another, both included; those of a key in the order of day, route and status. */
  abstract read(keyIds: readonly string[], from: Day, to: Day): Promise<UsageEntry[]>;

  /**
   * The same by the hour, of one day that is at most {@link HOURS_LIFE_DAYS} days ago; earlier ones may have nothing. In
   * no order.
   */
  abstract readHours(keyIds: readonly string[], day: Day): Promise<HourUsage[]>;

  /** When a request last had each secret of these keys, refused ones included, and where it came from. */
  abstract lastUses(keyIds: readonly string[]): Promise<SecretUse[]>;
}
