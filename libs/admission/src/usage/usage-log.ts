import type { Day } from '../time.js';

/** How long usage can be read back: a year and a month, so that a month can be compared with last year's. */
export const USAGE_LIFE_DAYS = 400;

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
  /** Its fingerprint. */
  readonly secret: string;
}

/** When a request last had a secret. */
export interface SecretUse {
  readonly keyId: string;
  /** Its fingerprint. */
  readonly secret: string;
  /** Whole milliseconds since the epoch. */
  readonly lastUsedAtMs: number;
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

  /** When a request last had each secret of these keys, refused ones included. */
  abstract lastUses(keyIds: readonly string[]): Promise<SecretUse[]>;
}
