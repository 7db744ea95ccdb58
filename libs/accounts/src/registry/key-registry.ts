import { foldEmail } from '../accounts/fold-email.js';
import type { Moment } from '../database/schema.js';
import { createKey, type KeyOwner } from '../keys/create-key.js';
import { type KeyFilter, type KeySummary, listKeys } from '../keys/list-keys.js';
import { readExpiry } from '../keys/read-expiry.js';
import { readKeyName } from '../keys/read-key-name.js';
import { readOverlap } from '../keys/read-overlap.js';
import { restrictKey } from '../keys/restrict-key.js';
import { revokeDespiteFullDisk } from '../keys/revoke-key.js';
import { rotateKey } from '../keys/rotate-key.js';
import { momentAfter, momentOf } from '../moments.js';
import {
  type AccountStores,
  publishChange,
  publishKey,
  type Published,
} from '../publication/publish-change.js';
import type { KeyRestrictions } from '../restrictions/key-restrictions.js';

export interface NewKey {
  readonly name: string;
  /** The plan its account is on from now on; `undefined`: the one it has, at first `free`. */
  readonly plan?: string | undefined;
  /** The key is valid until then; `undefined` or `null`: it does not expire. */
  readonly expiresAt?: Moment | null | undefined;
  /** As they were entered; `undefined`: none. */
  readonly restrictions?: KeyRestrictions | undefined;
}

export interface CreatedKey extends Published {
  /** The text of the key: the only time it can be seen. */
  readonly key: string;
  readonly keyId: string;
  readonly name: string;
  /** Name of the plan of its account. */
  readonly plan: string;
  /** The account's address, folded. */
  readonly account: string;
  readonly createdAt: Moment;
  readonly expiresAt: Moment | null;
  readonly restrictions: KeyRestrictions;
}

export interface RotatedKey extends Published {
  readonly key: string;
  readonly keyId: string;
  readonly previousExpiresAt: Moment;
}

export interface RestrictedKey extends Published {
  readonly restrictions: KeyRestrictions;
}

export interface RevokedKey extends Published {
  readonly keyId: string;
  readonly state: 'revoked';
  readonly revokedAt: Moment;
  readonly alreadyRevoked: boolean;
}

const DEFAULT_OVERLAP_SECONDS = 86_400;

/**
 * The life of keys, for operators: of all accounts, and as often as they want. Recorded first, published second: a change
 * is committed before it can be used, and a failed publication never undoes it. For what one person may do, see
 * {@link AccountKeys}.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer; nothing was then changed.
 */
export class KeyRegistry {
  constructor(private readonly stores: AccountStores) {}

  /**
   * A new key for an account, or for the one with this address, which is created with its first key.
   * @throws InvalidEmail, InvalidName, InvalidExpiry, InvalidRestrictions, UnknownAccount, UnknownPlan, KeyLimitReached
   */
  async create({ plan, restrictions: entered, ...request }: KeyOwner & NewKey): Promise<CreatedKey> {
    const owner = 'email' in request ? { email: foldEmail(request.email) } : { accountId: request.accountId };
    const name = readKeyName(request.name);
    const at = momentOf(this.stores.clock);
    const expiresAt = readExpiry(request.expiresAt ?? null, at);
    const { key, keyId, account, restrictions } = await this.stores.database
      .transaction()
      .execute(transaction =>
        createKey(transaction, { owner, name, plan, expiresAt, restrictions: entered, at }),
      );
    const published = await publishChange(this.stores, { tags: [account.tag], keyIds: [keyId] });
    const { plan: own, email } = account;
    return {
      key,
      keyId,
      name,
      plan: own,
      account: email,
      createdAt: at,
      expiresAt,
      restrictions,
      ...published,
    };
  }

  /** Keys by owner or id, the oldest first; all of them by default. @throws InvalidEmail */
  async list({ email, ...filter }: KeyFilter = {}): Promise<KeySummary[]> {
    const folded = email === undefined ? undefined : foldEmail(email);
    return listKeys(this.stores.database, { ...filter, email: folded }, momentOf(this.stores.clock));
  }

  /**
   * Other restrictions of a key.
   * @param change as it was entered; what it lacks stays as it is
   * @throws InvalidRestrictions, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired
   */
  async restrict(keyId: string, change: Partial<KeyRestrictions>): Promise<RestrictedKey> {
    const at = momentOf(this.stores.clock);
    const restrictions = await this.stores.database
      .transaction()
      .execute(transaction => restrictKey(transaction, { keyId, change, at }));
    return { restrictions, ...(await publishKey(this.stores, keyId)) };
  }

  /**
   * A new secret for a key whose id, usage and limits stay. The old secret stays valid for `overlapSeconds`, 24 h
   * by default; with 0 it ends now.
   * @throws InvalidOverlap, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired
   */
  async rotate(keyId: string, overlapSeconds = DEFAULT_OVERLAP_SECONDS): Promise<RotatedKey> {
    const at = momentOf(this.stores.clock);
    const previousExpiresAt = momentAfter(at, readOverlap(overlapSeconds) * 1_000);
    const { key } = await this.stores.database
      .transaction()
      .execute(transaction => rotateKey(transaction, { keyId, at, previousExpiresAt }));
    return { key, keyId, previousExpiresAt, ...(await publishKey(this.stores, keyId)) };
  }

  /** Ends a key for good. For a revoked key, it says so and publishes again. @throws UnknownKey */
  async revoke(keyId: string): Promise<RevokedKey> {
    const at = momentOf(this.stores.clock);
    const revocation = await revokeDespiteFullDisk(this.stores, { keyId, at });
    return { keyId, state: 'revoked', ...revocation, ...(await publishKey(this.stores, keyId)) };
  }
}
