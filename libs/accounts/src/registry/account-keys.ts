import type { Origin } from '../audit/audit.js';
import type {
  CreatedKey,
  KeyRegistry,
  NewKey,
  RestrictedKey,
  RevokedKey,
  RotatedKey,
} from './key-registry.js';
import type { Actor } from '../keys/key-change.js';
import type { KeySecret } from '../keys/key-secrets.js';
import type { KeySummary } from '../keys/list-keys.js';
import type { KeyDelivery, SealedKey } from '../keys/sealed-keys.js';
import type { Published } from '../publication/publisher.js';
import type { KeyRestrictions } from '../restrictions/key-restrictions.js';
import type { Moment } from '../database/schema.js';
import { UnknownKey } from '../registry-error.js';

/**
 * The keys of one account, and of no other: a key of another account is as unknown as one that never existed. A person
 * who signed in gets this instead of the {@link KeyRegistry}: changes are limited in number, and plans are out of
 * reach.
 */
export class AccountKeys {
  constructor(
    private readonly registry: KeyRegistry,
    private readonly accountId: string,
    private readonly origin?: Origin,
  ) {}

  /** @throws InvalidName, InvalidExpiry, InvalidRestrictions, UnknownAccount, KeyLimitReached, TooManyKeyChanges */
  create({ name, expiresAt, restrictions }: Omit<NewKey, 'plan'>): Promise<CreatedKey> {
    const request = { accountId: this.accountId, name, expiresAt, restrictions };
    return this.registry.create(request, this.actor);
  }

  /** As {@link create}, once per request; see {@link KeyRegistry.createSealed}. */
  createSealed(request: Omit<NewKey, 'plan'>, delivery: KeyDelivery): Promise<SealedKey & Published> {
    return this.registry.createSealed(this.accountId, request, delivery, this.actor);
  }

  /** The oldest first. */
  list(): Promise<KeySummary[]> {
    return this.registry.listWhere({ accountId: this.accountId });
  }

  /** @throws UnknownKey */
  async find(keyId: string): Promise<KeySummary> {
    const [key] = await this.registry.listWhere({ accountId: this.accountId, keyId });
    if (key === undefined) throw new UnknownKey(keyId);
    return key;
  }

  /** @throws InvalidOverlap, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges */
  async rotate(keyId: string, overlapSeconds?: number): Promise<RotatedKey> {
    await this.find(keyId);
    return this.registry.rotate(keyId, overlapSeconds, this.actor);
  }

  /** As {@link rotate}, once per request; see {@link KeyRegistry.rotateSealed}. */
  async rotateSealed(
    keyId: string,
    overlapSeconds: number,
    delivery: KeyDelivery,
  ): Promise<SealedKey & Published> {
    await this.find(keyId);
    const rotation = { accountId: this.accountId, keyId, overlapSeconds };
    return this.registry.rotateSealed(rotation, delivery, this.actor);
  }

  /** See {@link KeyRegistry.openSealed}. @throws UnknownKey */
  async openSealed(
    keyId: string,
    requestId: string,
    open: (sealed: string) => string | undefined,
  ): Promise<string | undefined> {
    await this.find(keyId);
    return this.registry.openSealed(keyId, requestId, open);
  }

  /** @throws InvalidName, UnknownKey, TooManyKeyChanges */
  async rename(keyId: string, name: string): Promise<void> {
    await this.find(keyId);
    await this.registry.rename(keyId, name, this.actor);
  }

  /** @throws InvalidExpiry, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges */
  async changeExpiry(keyId: string, expiresAt: Moment | null): Promise<Published> {
    await this.find(keyId);
    return this.registry.changeExpiry(keyId, expiresAt, this.actor);
  }

  /** @throws InvalidRestrictions, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges */
  async restrict(keyId: string, restrictions: KeyRestrictions): Promise<RestrictedKey> {
    await this.find(keyId);
    return this.registry.restrict(keyId, restrictions, this.actor);
  }

  /** The secrets that work now, the current one first. @throws UnknownKey */
  async secretsOf(keyId: string): Promise<KeySecret[]> {
    await this.find(keyId);
    return this.registry.listSecrets(keyId);
  }

  /** @throws UnknownKey, UnknownSecret, KeyAlreadyRevoked, KeyAlreadyExpired */
  async endSecret(keyId: string, fingerprint: string): Promise<Published> {
    await this.find(keyId);
    return this.registry.endSecret(keyId, fingerprint, this.actor);
  }

  /** @throws UnknownKey */
  async revoke(keyId: string): Promise<RevokedKey> {
    await this.find(keyId);
    return this.registry.revoke(keyId, this.actor);
  }

  private get actor(): Actor {
    return { byOwner: true, origin: this.origin };
  }
}

/** The way to the keys of one account: the only ones its owner may touch. */
export class OwnKeys {
  constructor(private readonly registry: KeyRegistry) {}

  /** @param origin recorded with every change */
  of(accountId: string, origin?: Origin): AccountKeys {
    return new AccountKeys(this.registry, accountId, origin);
  }
}
