import { type MintedKey, mintApiKey } from '#libs/admission';
import { writeAuditEvent } from '../audit/audit.js';
import { limitKeyChanges } from './limit-key-changes.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { KeyChange } from './key-change.js';
import { forgetOldSecrets } from './key-secrets.js';
import { reviseActiveKey } from './revise-active-key.js';
import type { Moment } from '../database/schema.js';

export interface Rotation extends KeyChange {
  /** When the present secret stops working; if that is now, those that were rotated out before end as well. */
  readonly previousExpiresAt: Moment;
}

/**
 * Records a new secret beside the present one, which gets an expiry. Must run in a transaction.
 * @throws UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
 */
export async function rotateKey(database: AccountsDatabase, rotation: Rotation): Promise<MintedKey> {
  const { keyId, at, previousExpiresAt, ownerId, origin } = rotation;
  const account = await reviseActiveKey(database, rotation);
  if (ownerId !== undefined) await limitKeyChanges(database, { account, action: 'key-rotated', at });
  // Secrets that were rotated out before keep the end that their users were told, unless all must end now: of a key that
  // leaked it may not be known with which secret.
  const endsNow = previousExpiresAt <= at;
  await database
    .updateTable('key_secrets')
    .set({ expires_at: previousExpiresAt })
    .where('key_id', '=', keyId)
    .where(eb => eb.or([eb('expires_at', 'is', null), ...(endsNow ? [eb('expires_at', '>', at)] : [])]))
    .execute();
  await forgetOldSecrets(database, keyId, at);
  const minted = mintApiKey(keyId);
  await database
    .insertInto('key_secrets')
    .values({ key_id: keyId, hash: minted.secretHash, created_at: at })
    .execute();
  const detail = `previous secret ends ${previousExpiresAt}`;
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
