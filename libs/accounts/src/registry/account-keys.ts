import type { Origin } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { changeExpiry } from '../keys/change-expiry.js';
import { createKey } from '../keys/create-key.js';
import type { KeyChange } from '../keys/key-change.js';
import { endSecret } from '../keys/key-secrets.js';
import { type KeySummary, listKeys } from '../keys/list-keys.js';
import { readExpiry } from '../keys/read-expiry.js';
import { readKeyName } from '../keys/read-key-name.js';
import { readOverlap } from '../keys/read-overlap.js';
import { renameKey } from '../keys/rename-key.js';
import { restrictKey } from '../keys/restrict-key.js';
import { type Revocation, revokeDespiteFullDisk } from '../keys/revoke-key.js';
import { rotateKey } from '../keys/rotate-key.js';
import { type KeyDelivery, makeOnce, openSealedKey, type SealedKey } from '../keys/sealed-keys.js';
import { momentAfter, momentOf } from '../moments.js';
import {
  type AccountStores,
  publishChange,
  publishKey,
  type Published,
} from '../publication/publish-change.js';
import { UnknownKey } from '../registry-error.js';
import type { KeyRestrictions } from '../restrictions/key-restrictions.js';
import type { NewKey, RestrictedKey } from './key-registry.js';

/**
 * The keys of one account, and of no other: a key of another account is as unknown as one that never existed. What a person
 * who signed in may do: changes are limited in number, and plans are out of reach. Recorded first, published second, as in
 * {@link KeyRegistry}.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer; nothing was then changed.
 */
export class AccountKeys {
  /** @param origin recorded with every change */
  constructor(
    private readonly stores: AccountStores,
    private readonly accountId: string,
    private readonly origin?: Origin,
  ) {}

  /** @throws UnknownKey */
  async find(keyId: string): Promise<KeySummary> {
    const { accountId } = this;
    const [key] = await listKeys(this.stores.database, { accountId, keyId }, this.now());
    if (key === undefined) throw new UnknownKey(keyId);
    return key;
  }

  /**
   * A new key, once per request: sent again, it makes nothing. The text of the key is kept encrypted until
   * {@link openSealed}.
   * @throws InvalidName, InvalidExpiry, InvalidRestrictions, UnknownAccount, KeyLimitReached, TooManyKeyChanges
   */
  async createSealed(
    { name, expiresAt, restrictions }: Omit<NewKey, 'plan'>,
    delivery: KeyDelivery,
  ): Promise<SealedKey & Published> {
    const at = this.now();
    const { accountId, origin } = this;
    const creation = {
      ...{ owner: { accountId }, ownerId: accountId, origin, at, restrictions, plan: undefined },
      ...{ name: readKeyName(name), expiresAt: readExpiry(expiresAt ?? null, at) },
    };
    return this.makeOnce(delivery, at, transaction => createKey(transaction, creation));
  }

  /**
   * A new secret for a key, as {@link createSealed}. The old secret stays valid for `overlapSeconds`; with 0 it ends now.
   * @throws InvalidOverlap, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
   */
  async rotateSealed(
    keyId: string,
    overlapSeconds: number,
    delivery: KeyDelivery,
  ): Promise<SealedKey & Published> {
    const change = this.changeOf(keyId);
    const previousExpiresAt = momentAfter(change.at, readOverlap(overlapSeconds) * 1_000);
    return this.makeOnce(delivery, change.at, transaction =>
      rotateKey(transaction, { ...change, previousExpiresAt }),
    );
  }

  /**
   * The text of a key that {@link createSealed} or {@link rotateSealed} made, once, and within 10 minutes; `undefined`
   * after that, and when `open` cannot decrypt it.
   */
  async openSealed(
    keyId: string,
    requestId: string,
    open: (sealed: string) => string | undefined,
  ): Promise<string | undefined> {
    const request = { accountId: this.accountId, keyId, requestId, now: this.now() };
    return openSealedKey(this.stores.database, request, open);
  }

  /** The limiter does not know names, so nothing has to be published. @throws InvalidName, UnknownKey, TooManyKeyChanges */
  async rename(keyId: string, name: string): Promise<void> {
    const change = { ...this.changeOf(keyId), name: readKeyName(name) };
    await this.stores.database.transaction().execute(transaction => renameKey(transaction, change));
  }

  /** @param expiresAt `null`: never. @throws InvalidExpiry, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges */
  async changeExpiry(keyId: string, expiresAt: Moment | null): Promise<Published> {
    const change = this.changeOf(keyId);
    const read = { ...change, expiresAt: readExpiry(expiresAt, change.at) };
    return this.commit(keyId, transaction => changeExpiry(transaction, read));
  }

  /** @throws InvalidRestrictions, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges */
  restrict(keyId: string, change: KeyRestrictions): Promise<RestrictedKey> {
    return this.commit(keyId, async transaction => ({
      restrictions: await restrictKey(transaction, { ...this.changeOf(keyId), change }),
    }));
  }

  /** Ends a secret that was rotated out. @throws UnknownKey, UnknownSecret, KeyAlreadyRevoked, KeyAlreadyExpired */
  endSecret(keyId: string, fingerprint: string): Promise<Published> {
    return this.commit(keyId, transaction =>
      endSecret(transaction, { ...this.changeOf(keyId), fingerprint }),
    );
  }

  /** Ends a key for good. For a revoked key, it says so and publishes again. @throws UnknownKey */
  async revoke(keyId: string): Promise<Revocation & Published> {
    const revocation = await revokeDespiteFullDisk(this.stores, this.changeOf(keyId));
    return { ...revocation, ...(await publishKey(this.stores, keyId)) };
  }

  private async commit<Result>(
    keyId: string,
    change: (transaction: AccountsDatabase) => Promise<Result>,
  ): Promise<Result & Published> {
    const result = await this.stores.database.transaction().execute(change);
    return { ...result, ...(await publishKey(this.stores, keyId)) };
  }

  private async makeOnce(
    delivery: KeyDelivery,
    at: Moment,
    make: (transaction: AccountsDatabase) => Promise<{ readonly keyId: string; readonly key: string }>,
  ): Promise<SealedKey & Published> {
    const request = { accountId: this.accountId, delivery, at };
    const { accountTag, ...made } = await this.stores.database
      .transaction()
      .execute(transaction => makeOnce(transaction, request, () => make(transaction)));
    const published = await publishChange(this.stores, { tags: [accountTag], keyIds: [made.keyId] });
    return { ...made, ...published };
  }

  private changeOf(keyId: string): KeyChange {
    return { keyId, ownerId: this.accountId, origin: this.origin, at: this.now() };
  }

  private now(): Moment {
    return momentOf(this.stores.clock);
  }
}

/** The way to the keys of one account: the only ones its owner may touch. */
export class OwnKeys {
  constructor(private readonly stores: AccountStores) {}

  /** @param origin recorded with every change */
  of(accountId: string, origin?: Origin): AccountKeys {
    return new AccountKeys(this.stores, accountId, origin);
  }
}
