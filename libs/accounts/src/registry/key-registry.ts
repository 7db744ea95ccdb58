import { type Clock, SystemClock } from '#libs/admission';
import type { Actor } from '../keys/key-change.js';
import { createKey, type KeyOwner } from '../keys/create-key.js';
import { foldEmail } from '../accounts/fold-email.js';
import { changeExpiry } from '../keys/change-expiry.js';
import { endSecret, type KeySecret, listSecrets } from '../keys/key-secrets.js';
import { type KeyFilter, type KeySummary, listKeys } from '../keys/list-keys.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { type Published, Publisher } from '../publication/publisher.js';
import type { ReconciledEngine } from '../publication/restore-publication.js';
import { readExpiry } from '../keys/read-expiry.js';
import { readKeyName } from '../keys/read-key-name.js';
import { InvalidOverlap } from '../registry-error.js';
import { renameKey } from '../keys/rename-key.js';
import { revokeKey } from '../keys/revoke-key.js';
import { rotateKey } from '../keys/rotate-key.js';
import { type KeyDelivery, makeOnce, openSealedKey, type SealedKey } from '../keys/sealed-keys.js';
import type { KeyRestrictions } from '../restrictions/key-restrictions.js';
import { restrictKey } from '../keys/restrict-key.js';
import type { Moment } from '../database/schema.js';
import { momentAfter, momentOf } from '../moments.js';

export interface NewKey {
  readonly name: string;
  /** The plan its account is on from now on: for operators. `undefined`: the one it has, at first `free`. */
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

interface SealedRotation {
  /** The account of the key. */
  readonly accountId: string;
  readonly keyId: string;
  readonly overlapSeconds: number;
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

export interface KeyRegistryOptions {
  readonly database: AccountsDatabase;
  readonly engine: ReconciledEngine;
  readonly clock?: Clock;
  readonly retryPausesMs?: readonly number[];
}

const OPERATOR: Actor = { byOwner: false };

const DEFAULT_OVERLAP_SECONDS = 86_400;
/** A secret that leaked must expire at some point, whatever overlap was requested. */
const MAX_OVERLAP_SECONDS = 30 * 86_400;

/**
 * The life of keys, for all accounts: recorded first, published second. A change is committed before it can be used,
 * and a failed publication never undoes it. For what one person may do, see {@link AccountKeys}.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer; nothing was then changed.
 */
export class KeyRegistry {
  private readonly database: AccountsDatabase;
  private readonly publisher: Publisher;
  private readonly clock: Clock;

  constructor(options: KeyRegistryOptions) {
    this.database = options.database;
    this.clock = options.clock ?? new SystemClock();
    this.publisher = new Publisher({ ...options, clock: this.clock });
  }

  /**
   * A new key for an account, or for the one with this address, which is created with its first key.
   * @throws InvalidEmail, InvalidName, InvalidExpiry, InvalidRestrictions, UnknownAccount, UnknownPlan, KeyLimitReached, TooManyKeyChanges
   */
  async create(request: KeyOwner & NewKey, actor: Actor = OPERATOR): Promise<CreatedKey> {
    const owner = 'email' in request ? { email: foldEmail(request.email) } : request;
    const name = readKeyName(request.name);
    const { plan, restrictions: entered } = request;
    const at = momentOf(this.clock);
    const expiresAt = readExpiry(request.expiresAt ?? null, at);
    const { key, keyId, account, restrictions } = await this.database
      .transaction()
      .execute(transaction =>
        createKey(transaction, { owner, name, plan, expiresAt, restrictions: entered, ...actor, at }),
      );
    const published = await this.publisher.publish({ tags: [account.tag], keyIds: [keyId] });
    return {
      ...{ key, keyId, name, plan: account.plan, account: account.email, createdAt: at, expiresAt },
      restrictions,
      ...published,
    };
  }

  /** @param email only the keys of this account. @throws InvalidEmail */
  async list(email?: string): Promise<KeySummary[]> {
    return this.listWhere({ email: email === undefined ? undefined : foldEmail(email) });
  }

  /** Keys by owner or id, the oldest first. */
  async listWhere(filter: KeyFilter): Promise<KeySummary[]> {
    return listKeys(this.database, filter, momentOf(this.clock));
  }

  /**
   * As {@link create}, once per request: sent again, it makes nothing. The text of the key is kept encrypted until
   * {@link openSealed}.
   * @throws InvalidName, InvalidExpiry, InvalidRestrictions, UnknownAccount, KeyLimitReached, TooManyKeyChanges
   */
  async createSealed(
    accountId: string,
    request: Omit<NewKey, 'plan'>,
    delivery: KeyDelivery,
    actor: Actor,
  ): Promise<SealedKey & Published> {
    const name = readKeyName(request.name);
    const at = momentOf(this.clock);
    const expiresAt = readExpiry(request.expiresAt ?? null, at);
    const { restrictions } = request;
    const creation = { owner: { accountId }, name, plan: undefined, expiresAt, restrictions, ...actor, at };
    return this.makeOnce(accountId, delivery, at, transaction => createKey(transaction, creation));
  }

  /**
   * As {@link rotate}, once per request, with the text of the key kept encrypted until {@link openSealed}.
   * @throws InvalidOverlap, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
   */
  async rotateSealed(
    { accountId, keyId, overlapSeconds }: SealedRotation,
    delivery: KeyDelivery,
    actor: Actor,
  ): Promise<SealedKey & Published> {
    requireOverlap(overlapSeconds);
    const at = momentOf(this.clock);
    const rotation = { keyId, at, previousExpiresAt: momentAfter(at, overlapSeconds * 1_000), ...actor };
    return this.makeOnce(accountId, delivery, at, transaction => rotateKey(transaction, rotation));
  }

  /**
   * The text of a key that {@link createSealed} or {@link rotateSealed} made, once, and within 10 minutes; `undefined`
   * after that, and when `open` cannot decrypt it.
   */
  openSealed(
    keyId: string,
    requestId: string,
    open: (sealed: string) => string | undefined,
  ): Promise<string | undefined> {
    return openSealedKey(this.database, { keyId, requestId, now: momentOf(this.clock) }, open);
  }

  /** @throws InvalidName, UnknownKey, TooManyKeyChanges */
  async rename(keyId: string, name: string, actor: Actor): Promise<void> {
    const change = { keyId, name: readKeyName(name), at: momentOf(this.clock), ...actor };
    await this.database.transaction().execute(transaction => renameKey(transaction, change));
  }

  /** @param expiresAt `null`: never. @throws InvalidExpiry, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges */
  async changeExpiry(keyId: string, expiresAt: Moment | null, actor: Actor): Promise<Published> {
    const at = momentOf(this.clock);
    const change = { keyId, expiresAt: readExpiry(expiresAt, at), at, ...actor };
    await this.database.transaction().execute(transaction => changeExpiry(transaction, change));
    return this.publishKey(keyId);
  }

  /**
   * Other restrictions of a key.
   * @param change as it was entered; what it lacks stays as it is
   * @throws InvalidRestrictions, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
   */
  async restrict(
    keyId: string,
    change: Partial<KeyRestrictions>,
    actor: Actor = OPERATOR,
  ): Promise<RestrictedKey> {
    const at = momentOf(this.clock);
    const restrictions = await this.database
      .transaction()
      .execute(transaction => restrictKey(transaction, { keyId, change, at, ...actor }));
    return { restrictions, ...(await this.publishKey(keyId)) };
  }

  /** The secrets that a key can be used with now, the current one first. */
  listSecrets(keyId: string): Promise<KeySecret[]> {
    return listSecrets(this.database, keyId, momentOf(this.clock));
  }

  /** Ends a secret that was rotated out. @throws UnknownKey, UnknownSecret, KeyAlreadyRevoked, KeyAlreadyExpired */
  async endSecret(keyId: string, fingerprint: string, { origin }: Actor): Promise<Published> {
    const change = { keyId, fingerprint, at: momentOf(this.clock), origin };
    await this.database.transaction().execute(transaction => endSecret(transaction, change));
    return this.publishKey(keyId);
  }

  /**
   * A new secret for a key whose id, usage and limits stay. The old secret stays valid for `overlapSeconds`, 24 h
   * by default; with 0 it ends now.
   * @throws InvalidOverlap, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
   */
  async rotate(
    keyId: string,
    overlapSeconds = DEFAULT_OVERLAP_SECONDS,
    actor: Actor = OPERATOR,
  ): Promise<RotatedKey> {
    requireOverlap(overlapSeconds);
    const at = momentOf(this.clock);
    const previousExpiresAt = momentAfter(at, overlapSeconds * 1_000);
    const { key } = await this.database
      .transaction()
      .execute(transaction => rotateKey(transaction, { keyId, at, previousExpiresAt, ...actor }));
    return { key, keyId, previousExpiresAt, ...(await this.publishKey(keyId)) };
  }

  /** Ends a key for good. For a revoked key, it says so and publishes again. @throws UnknownKey */
  async revoke(keyId: string, { origin }: Actor = OPERATOR): Promise<RevokedKey> {
    const at = momentOf(this.clock);
    const revocation = await this.database
      .transaction()
      .execute(transaction => revokeKey(transaction, keyId, { at, origin }));
    return { keyId, state: 'revoked', ...revocation, ...(await this.publishKey(keyId)) };
  }

  private async makeOnce(
    accountId: string,
    delivery: KeyDelivery,
    at: Moment,
    make: (transaction: AccountsDatabase) => Promise<{ readonly keyId: string; readonly key: string }>,
  ): Promise<SealedKey & Published> {
    const { accountTag, ...made } = await this.database
      .transaction()
      .execute(transaction => makeOnce(transaction, { accountId, delivery, at }, () => make(transaction)));
    const published = await this.publisher.publish({ tags: [accountTag], keyIds: [made.keyId] });
    return { ...made, ...published };
  }

  private publishKey(keyId: string): Promise<Published> {
    return this.publisher.publish({ tags: [], keyIds: [keyId] });
  }
}

function requireOverlap(seconds: number): void {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > MAX_OVERLAP_SECONDS)
    throw new InvalidOverlap(MAX_OVERLAP_SECONDS);
}
