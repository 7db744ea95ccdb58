import type { CreatedKey, KeyRegistry, NewKey, RevokedKey, RotatedKey } from '../keys/key-registry.js';
import type { KeySummary } from '../keys/list-keys.js';
import { UnknownKey } from '../registry-error.js';

const OWNER = { byOwner: true };

/**
 * The keys of one account, and of no other: a key of another account is as unknown as one that never existed. A person
 * who signed in gets this instead of the {@link KeyRegistry}: changes are limited in number, and plans are out of
 * reach.
 */
export class AccountKeys {
  constructor(
    private readonly registry: KeyRegistry,
    private readonly accountId: string,
  ) {}

  /** @throws InvalidName, InvalidExpiry, UnknownAccount, KeyLimitReached, TooManyKeyChanges */
  create({ name, expiresAt }: Omit<NewKey, 'plan'>): Promise<CreatedKey> {
    return this.registry.create({ accountId: this.accountId, name, expiresAt }, OWNER);
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
    return this.registry.rotate(keyId, overlapSeconds, OWNER);
  }

  /** @throws UnknownKey */
  async revoke(keyId: string): Promise<RevokedKey> {
    await this.find(keyId);
    return this.registry.revoke(keyId);
  }
}
