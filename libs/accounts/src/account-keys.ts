import type { CreatedKey, KeyRegistry, RevokedKey, RotatedKey } from './key-registry.js';
import type { KeySummary } from './list-keys.js';
import { UnknownKey } from './registry-error.js';

/**
 * The keys of one account, and of no other: a key of somebody else is as unknown as one that never was. What a
 * person who signed in is given instead of the {@link KeyRegistry}.
 */
export class AccountKeys {
  constructor(
    private readonly registry: KeyRegistry,
    private readonly accountId: string,
  ) {}

  /** @throws InvalidName, UnknownAccount, UnknownPlan, KeyLimitReached */
  create({ name, plan }: { name: string; plan: string }): Promise<CreatedKey> {
    return this.registry.create({ accountId: this.accountId, name, plan });
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

  /** @throws InvalidOverlap, UnknownKey, KeyAlreadyRevoked */
  async rotate(keyId: string, overlapSeconds?: number): Promise<RotatedKey> {
    await this.find(keyId);
    return this.registry.rotate(keyId, overlapSeconds);
  }

  /** @throws UnknownKey */
  async revoke(keyId: string): Promise<RevokedKey> {
    await this.find(keyId);
    return this.registry.revoke(keyId);
  }
}
