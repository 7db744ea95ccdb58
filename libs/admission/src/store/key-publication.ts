import type { AccountTag } from '../keys/account-tag.js';

/** What the store must know about an account to decide on the requests of its keys. */
export interface PublishedAccount extends Revised {
  readonly accountTag: AccountTag;
  readonly planName: string;
  readonly ratePerSecond: number;
  readonly requestsPerMonth: number;
}

/** What the store must know about a key to decide on its requests. */
export interface PublishedKey extends Revised {
  readonly keyId: string;
  readonly accountTag: AccountTag;
  readonly state: KeyState;
  readonly secrets: readonly PublishedSecret[];
  /** Whole milliseconds since the epoch from which the key opens nothing; `null`: it has no end. */
  readonly expiresAtMs: number | null;
}

export type KeyState = 'active' | 'revoked';

export interface PublishedSecret {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** Whole milliseconds since the epoch from which it opens nothing; `null`: until rotated or revoked. */
  readonly expiresAtMs: number | null;
}

interface Revised {
  /** Counts the changes in the accounts database; a publication never replaces a later one. */
  readonly revision: number;
  /** Unless it is this later one: what a database that was restored from a backup does not know. */
  readonly replaces?: number | undefined;
}

export interface PublicationBatch {
  readonly accounts: readonly PublishedAccount[];
  readonly keys: readonly PublishedKey[];
}

/** Whose publication a store holds. */
export interface PublicationState {
  /** The id of the accounts database it is a copy of; `undefined`: it holds none. */
  readonly databaseId: string | undefined;
  /** Whether all of that database was published, and is still there as far as a look can tell. */
  readonly complete: boolean;
}

/** Revisions of all that is published; 0 for what is published only in part, or in the form of an earlier release. */
export interface PublishedRevisions {
  readonly accounts: ReadonlyMap<AccountTag, number>;
  readonly keys: ReadonlyMap<string, number>;
}

/**
 * The copy of the accounts database that the store decides by. Disposable: the accounts database can bring it back at any time
 * (`restorePublication` in `accounts`). A store holds the publication of one database and knows which.
 *
 * Every method throws {@link StoreUnavailable}, and nothing else, when the store cannot answer.
 */
export abstract class KeyPublication {
  abstract state(): Promise<PublicationState>;

  /**
   * Makes the store one of this database, if it is of none, or of the one named `insteadOf`. It is complete only after
   * {@link complete}.
   * @returns whose it is now
   */
  abstract claim(databaseId: string, insteadOf?: string): Promise<string>;

  /** Takes effect on the next request. What is published in a later revision stays as it is. */
  abstract publish(batch: PublicationBatch): Promise<void>;

  abstract revisions(): Promise<PublishedRevisions>;

  /** Makes keys unknown to the store. Counters stay, so that publishing them again grants nothing new. */
  abstract withdraw(keyIds: readonly string[]): Promise<void>;

  /** Forgets the limits of accounts that hold no key any more; their counters stay. */
  abstract withdrawAccounts(accountTags: readonly AccountTag[]): Promise<void>;

  /** Notes that all of this database is published, unless the store became another database's. */
  abstract complete(databaseId: string): Promise<void>;
}
