import {
  type Clock,
  type KeyPublication,
  rebuildPublication,
  type RebuildResult,
  SystemClock,
} from '#libs/admission';
import { createKey } from './create-key.js';
import { foldEmail } from './fold-email.js';
import { type KeySummary, listKeys } from './list-keys.js';
import type { AccountRecord } from './open-record.js';
import { publishWithRetries, RETRY_PAUSES_MS } from './publish-with-retries.js';
import { readKeyName } from './read-key-name.js';
import { readPublishedKeys } from './read-published-keys.js';
import { InvalidOverlap } from './registry-error.js';
import { revokeKey } from './revoke-key.js';
import { rotateKey } from './rotate-key.js';
import type { Moment } from './schema.js';

/** Whether the change already counts at the door. If not, it is recorded, and `publishAll` will bring it there. */
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
 * The life of keys: recorded first, published second. A change is committed before anyone can use it, and a
 * failed publication never undoes it.
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

  /**
   * A new key for the account with this address, which is created with its first key.
   * @throws InvalidEmail, InvalidName, UnknownPlan, KeyLimitReached
   */
  async create(request: { email: string; name: string; plan: string }): Promise<CreatedKey> {
    const account = foldEmail(request.email);
    const name = readKeyName(request.name);
    const { plan } = request;
    const createdAt = this.moment();
    const { key, keyId } = await this.record
      .transaction()
      .execute(transaction => createKey(transaction, { email: account, name, plan, at: createdAt }));
    return { key, keyId, name, plan, account, createdAt, published: await this.publish(keyId) };
  }

  /** @param email only the keys of this account. @throws InvalidEmail */
  async list(email?: string): Promise<KeySummary[]> {
    return listKeys(this.record, email === undefined ? undefined : foldEmail(email));
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

  /** Makes the publication equal to the record. @throws StoreAwayError */
  async publishAll(): Promise<RebuildResult> {
    return rebuildPublication(this.publication, () => readPublishedKeys(this.record));
  }

  private async publish(keyId: string): Promise<boolean> {
    const keys = await readPublishedKeys(this.record, keyId);
    return publishWithRetries(() => this.publication.publish(keys), this.retryPausesMs);
  }

  private moment(secondsFromNow = 0): Moment {
    return new Date(this.clock.now() + secondsFromNow * 1_000).toISOString();
  }
}
