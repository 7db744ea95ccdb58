import { writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { UnknownSecret } from '../registry-error.js';
import type { KeyChange } from './key-change.js';
import { reviseActiveKey } from './revise-active-key.js';

/** A secret that a key can be used with. */
export interface KeySecret {
  /** The first 12 digits of its SHA-256, which say nothing about the secret itself. */
  readonly fingerprint: string;
  readonly createdAt: Moment;
  /** When it stops working; `null`: it is the current one, which works as long as its key. */
  readonly expiresAt: Moment | null;
}

const FINGERPRINT_LENGTH = 12;

/** The secrets of a key that work at `now`, the current one first. */
export async function listSecrets(
  database: AccountsDatabase,
  keyId: string,
  now: Moment,
): Promise<KeySecret[]> {
  const secrets = await database
    .selectFrom('key_secrets')
    .select(['hash', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('key_id', '=', keyId)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute();
  return secrets.map(({ hash, ...secret }) => ({
    fingerprint: hash.slice(0, FINGERPRINT_LENGTH),
    ...secret,
  }));
}

/**
 * Ends a secret that was rotated out before its time. The current secret cannot be ended alone: that is what rotating
 * and revoking do. Must run in a transaction.
 * @throws UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, UnknownSecret
 */
export async function endSecret(
  database: AccountsDatabase,
  { keyId, fingerprint, at, origin }: Omit<KeyChange, 'byOwner'> & { readonly fingerprint: string },
): Promise<void> {
  const { id: accountId } = await reviseActiveKey(database, keyId, at);
  const secrets = await database
    .selectFrom('key_secrets')
    .select('hash')
    .where('key_id', '=', keyId)
    .where('expires_at', '>', at)
    .execute();
  const ended = secrets.find(({ hash }) => hash.slice(0, FINGERPRINT_LENGTH) === fingerprint);
  if (ended === undefined) throw new UnknownSecret(keyId);
  await database
    .deleteFrom('key_secrets')
    .where('key_id', '=', keyId)
    .where('hash', '=', ended.hash)
    .execute();
  const detail = `secret ${fingerprint}`;
  await writeAuditEvent(database, { accountId, keyId, at, action: 'key-secret-ended', detail, origin });
}
