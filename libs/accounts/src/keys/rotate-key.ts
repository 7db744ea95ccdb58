import { type MintedKey, mintApiKey } from '#libs/admission';
import { writeAuditEvent } from '../audit/audit.js';
import { limitKeyChanges } from './limit-key-changes.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { KeyChange } from './key-change.js';
import { reviseActiveKey } from './revise-active-key.js';
import type { Moment } from '../database/schema.js';

export interface Rotation extends KeyChange {
  /** When the present secrets stop working. */
  readonly previousExpiresAt: Moment;
}

/**
 * Records a new secret beside the old ones, which get an expiry. Must run in a transaction.
 * @throws UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
 */
export async function rotateKey(database: AccountsDatabase, rotation: Rotation): Promise<MintedKey> {
  const { keyId, at, previousExpiresAt, byOwner, origin } = rotation;
  const account = await reviseActiveKey(database, keyId, at);
  if (byOwner) await limitKeyChanges(database, { account, action: 'key-rotated', at });
  await database
    .deleteFrom('key_secrets')
    .where('key_id', '=', keyId)
    .where('expires_at', '<=', at)
    .execute();
  // A secret that was rotated out before keeps its end if that comes sooner: rotating must not prolong it.
  await database
    .updateTable('key_secrets')
    .set({ expires_at: previousExpiresAt })
    .where('key_id', '=', keyId)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', previousExpiresAt)]))
    .execute();
  const minted = mintApiKey(keyId);
  await database
    .insertInto('key_secrets')
    .values({ key_id: keyId, hash: minted.secretHash, created_at: at })
    .execute();
  const detail = `previous secrets end ${previousExpiresAt}`;
  await writeAuditEvent(database, {
    accountId: account.id,
    keyId,
    at,
    action: 'key-rotated',
    detail,
    origin,
  });
  return minted;
}
