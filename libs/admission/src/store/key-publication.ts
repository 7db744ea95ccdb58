import type { AccountTag } from '../keys/account-tag.js';
import type { AllowedCallers } from '../callers/caller.js';
import type { Place } from '../keys/place.js';

/** What the store must know about an account to decide on the requests of its keys: the limits that each of them has. */
export interface PublishedAccount extends Revised {
  readonly accountTag: AccountTag;
  readonly planName: string;
  readonly ratePerSecond: number;
  readonly requestsPerMonth: number;
}

/** What the store must know about a key to decide on its requests. */
export interface PublishedKey extends Revised, Place {
  readonly keyId: string;
  readonly state: KeyState;
  /** Those that ended lately too, so that requests with them are told apart. */
  readonly secrets: readonly PublishedSecret[];
  /** Whole milliseconds since the epoch from which the key is no longer valid; `null`: it does not expire. */
  readonly expiresAtMs: number | null;
  readonly allowed: AllowedCallers;
  /** A limit of its own, which holds where it is lower than the plan's; `null`: it has none. */
  readonly ratePerSecond: number | null;
  readonly requestsPerMonth: number | null;
}

export type KeyState = 'active' | 'revoked';

export interface PublishedSecret {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** Whole milliseconds since the epoch from which it is no longer valid; `null`: valid until rotated or revoked. */
  readonly expiresAtMs: number | null;
}

interface Revised {
  /** Counts the changes in the accounts database; a publication never replaces a later one. */
  readonly revision: number;
  /** The one later revision that it may replace: one that a database restored from a backup does not know. */
  readonly replaces?: number | undefined;
}

export interface PublicationBatch {
  readonly accounts: readonly PublishedAccount[];
  readonly keys: readonly PublishedKey[];
}

/** Which database's publication a store has. */
export interface PublicationState {
  /** The id of the accounts database it is a copy of; `undefined`: it has none. */
  readonly databaseId: string | undefined;
  /** Whether all of that database was published and, as far as a check can see, is still there. */
  readonly complete: boolean;
}

/** Revisions of all that is published; 0 for what is published only in part. */
export interface PublishedRevisions {
  readonly accounts: ReadonlyMap<AccountTag, number>;
  readonly keys: ReadonlyMap<string, number>;
}

/**
 * The copy of the accounts database on which the store bases its decisions. Disposable: the accounts database can
 * restore it at any time (`restorePublication` in `accounts`). A store has the publication of one database and knows
 * which one.
 *
 * Every method throws {@link StoreUnavailable}, and nothing else, when the store cannot answer.
 */
export abstract class KeyPublication {
  /**
   * Another one than before: what was written last may be gone, because a server was restarted or replaced meanwhile. The
   * store then has to be compared with the database. Known without asking the store.
   */
  abstract readonly epoch: string;

  abstract state(): Promise<PublicationState>;

  /**
   * Assigns the store to this database if it belongs to none, or to the one named `insteadOf`. It is complete only
   * after {@link complete}.
   * @returns the id of the database it belongs to now
   */
  abstract claim(databaseId: string, insteadOf?: string): Promise<string>;

  /** Takes effect on the next request. What is published in a later revision stays as it is. */
  abstract publish(batch: PublicationBatch): Promise<void>;

  abstract revisions(): Promise<PublishedRevisions>;

  /** Makes keys unknown to the store. Counters stay, so that publishing them again grants nothing new. */
  abstract withdraw(keyIds: readonly string[]): Promise<void>;

  /** Forgets the limits of accounts that have no key any more; their counters stay. */
  abstract withdrawAccounts(accountTags: readonly AccountTag[]): Promise<void>;

  /** Notes that all of this database is published, unless the store has been assigned to another database. */
  abstract complete(databaseId: string): Promise<void>;
}
