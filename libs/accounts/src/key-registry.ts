import { type Clock, type KeyPublication, type Plan, SystemClock } from '#libs/admission';
import { DatabaseAway } from './database-away.js';
import { createKey, type KeyOwner } from './create-key.js';
import { listPlans } from './find-plan.js';
import { foldEmail } from './fold-email.js';
import { type KeyFilter, type KeySummary, listKeys } from './list-keys.js';
import type { AccountRecord } from './open-record.js';
import { publishKeys } from './publish-keys.js';
import { publishWithRetries, RETRY_PAUSES_MS } from './publish-with-retries.js';
import { readKeyName } from './read-key-name.js';
import { InvalidOverlap } from './registry-error.js';
import { revokeKey } from './revoke-key.js';
import { rotateKey } from './rotate-key.js';
import type { Moment } from './schema.js';

/** Whether the change already counts at the door. If not, it is recorded, and the {@link Reconciler} will bring it there. */
interface Published {
  readonly published: boolean;
}

export interface CreatedKey extends Published {
  /** The text of the key: the only time it can be seen. */
  readonly key: string;
  readonly keyId: string;
  readonly name: string;
  readonly plan: string;
  /** The account's address, folded. */
  readonly account: string;
  readonly createdAt: Moment;
}

export interface RotatedKey extends Published {
  readonly key: string;
  readonly keyId: string;
  readonly previousExpiresAt: Moment;
}

export interface RevokedKey extends Published {
  readonly keyId: string;
  readonly state: 'revoked';
  readonly revokedAt: Moment;
  readonly alreadyRevoked: boolean;
}

export interface KeyRegistryOptions {
  readonly record: AccountRecord;
  readonly publication: KeyPublication;
  readonly clock?: Clock;
  readonly retryPausesMs?: readonly number[];
}

const DEFAULT_OVERLAP_SECONDS = 86_400;
/** A secret that leaked must end some day, whatever was asked for. */
const MAX_OVERLAP_SECONDS = 30 * 86_400;

/**
 * The life of keys, whoever holds them: recorded first, published second. A change is committed before anyone can
 * use it, and a failed publication never undoes it. For what one person may do, see {@link AccountKeys}.
 *
 * Every method throws {@link DatabaseAway} when the record cannot answer; nothing was then changed.
 */
export class KeyRegistry {
  private readonly record: AccountRecord;
  private readonly publication: KeyPublication;
  private readonly clock: Clock;
  private readonly retryPausesMs: readonly number[];

  constructor(options: KeyRegistryOptions) {
    this.record = options.record;
    this.publication = options.publication;
    this.clock = options.clock ?? new SystemClock();
    this.retryPausesMs = options.retryPausesMs ?? RETRY_PAUSES_MS;
  }

  /** Every plan a key can be on, the slowest first. */
  plans(): Promise<Plan[]> {
    return listPlans(this.record);
  }

  /**
   * A new key for an account, or for the one with this address, which is created with its first key.
   * @throws InvalidEmail, InvalidName, UnknownAccount, UnknownPlan, KeyLimitReached
   */
  async create(request: KeyOwner & { name: string; plan: string }): Promise<CreatedKey> {
    const owner = 'email' in request ? { email: foldEmail(request.email) } : request;
    const name = readKeyName(request.name);
    const { plan } = request;
    const createdAt = this.moment();
    const { key, keyId, account } = await this.record
      .transaction()
      .execute(transaction => createKey(transaction, { owner, name, plan, at: createdAt }));
    const published = await this.publish(keyId);
    return { key, keyId, name, plan, account: account.email, createdAt, published };
  }

  /** @param email only the keys of this account. @throws InvalidEmail */
  async list(email?: string): Promise<KeySummary[]> {
    return this.listWhere({ email: email === undefined ? undefined : foldEmail(email) });
  }

  /** Keys by owner or id, the oldest first. */
  async listWhere(filter: KeyFilter): Promise<KeySummary[]> {
    return listKeys(this.record, filter, this.moment());
  }

  /**
   * A new secret for a key whose id, usage and limits stay. The old secret goes on for `overlapSeconds`, 24 h
   * unless told otherwise.
   * @throws InvalidOverlap, UnknownKey, KeyAlreadyRevoked
   */
  async rotate(keyId: string, overlapSeconds = DEFAULT_OVERLAP_SECONDS): Promise<RotatedKey> {
    if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > MAX_OVERLAP_SECONDS) {
      throw new InvalidOverlap(MAX_OVERLAP_SECONDS);
    }
    const at = this.moment();
    const previousExpiresAt = this.moment(overlapSeconds);
    const { key } = await this.record
      .transaction()
      .execute(transaction => rotateKey(transaction, { keyId, at, previousExpiresAt }));
    return { key, keyId, previousExpiresAt, published: await this.publish(keyId) };
  }

  /** Ends a key for good. Asked again, it says so, and publishes again. @throws UnknownKey */
  async revoke(keyId: string): Promise<RevokedKey> {
    const at = this.moment();
    const revocation = await this.record
      .transaction()
      .execute(transaction => revokeKey(transaction, keyId, at));
    return { keyId, state: 'revoked', ...revocation, published: await this.publish(keyId) };
  }

  private async publish(keyId: string): Promise<boolean> {
    try {
      return await publishWithRetries(
        () => publishKeys(this.record, this.publication, [keyId]),
        this.retryPausesMs,
      );
    } catch (error) {
      // The change is committed, and a key's text exists only here: an error now would lose it.
      if (error instanceof DatabaseAway) return false;
      throw error;
    }
  }

  private moment(secondsFromNow = 0): Moment {
    return new Date(this.clock.now() + secondsFromNow * 1_000).toISOString();
  }
}
