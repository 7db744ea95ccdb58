/** What the store must know about a key to decide on its requests. */
export interface PublishedKey {
  readonly keyId: string;
  /** Counts the changes of this key in the record; a publication never replaces a later one. */
  readonly revision: number;
  readonly state: KeyState;
  readonly secrets: readonly PublishedSecret[];
  readonly ratePerSecond: number;
  readonly requestsPerMonth: number;
  readonly planName: string;
}

export type KeyState = 'active' | 'revoked';

export interface PublishedSecret {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** Whole milliseconds since the epoch from which it opens nothing; `null`: until rotated or revoked. */
  readonly expiresAtMs: number | null;
}

/**
 * The copy of the record that the store decides by. Disposable: whoever keeps the record can bring it back at any time
 * (`restorePublication` in `accounts`).
 *
 * Every method throws {@link StoreAwayError}, and nothing else, when the store cannot answer.
 */
export abstract class KeyPublication {
  /** Takes effect on the next request. A key whose published revision is later stays as it is. */
  abstract publish(keys: readonly PublishedKey[]): Promise<void>;

  /** Revision of every published key, by key id. */
  abstract revisions(): Promise<ReadonlyMap<string, number>>;

  /** Makes keys unknown to the store. Their counters stay, so that publishing them again grants nothing new. */
  abstract withdraw(keyIds: readonly string[]): Promise<void>;
}
