import { type MintedKey, mintApiKey } from '#libs/admission';
import { writeAuditEvent } from './audit.js';
import type { AccountRecord } from './open-record.js';
import { KeyAlreadyRevoked, UnknownKey } from './registry-error.js';
import type { Moment } from './schema.js';

export interface Rotation {
  readonly keyId: string;
  readonly at: Moment;
  /** When the secrets of today stop working. */
  readonly previousExpiresAt: Moment;
}

/** Records a new secret beside the old ones, which get an end. Must run in a transaction. */
export async function rotateKey(record: AccountRecord, rotation: Rotation): Promise<MintedKey> {
  const { keyId, at, previousExpiresAt } = rotation;
  const accountId = await reviseActiveKey(record, keyId);
  await record.deleteFrom('key_secrets').where('key_id', '=', keyId).where('expires_at', '<=', at).execute();
  // A secret that was rotated out before keeps its end if that comes sooner: rotating must not prolong it.
  await record
    .updateTable('key_secrets')
    .set({ expires_at: previousExpiresAt })
    .where('key_id', '=', keyId)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', previousExpiresAt)]))
    .execute();
  const minted = mintApiKey(keyId);
  await record
    .insertInto('key_secrets')
    .values({ key_id: keyId, hash: minted.secretHash, created_at: at })
    .execute();
  const detail = `previous secrets end ${previousExpiresAt}`;
  await writeAuditEvent(record, { accountId, keyId, at, action: 'key-rotated', detail });
  return minted;
}

/** Counts a change of the key, which also locks its row until the transaction ends. */
async function reviseActiveKey(record: AccountRecord, keyId: string): Promise<string> {
  const key = await record
    .updateTable('api_keys')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', keyId)
    .returning(['account_id', 'state'])
    .executeTakeFirst();
  if (key === undefined) throw new UnknownKey(keyId);
  if (key.state === 'revoked') throw new KeyAlreadyRevoked(keyId);
  return key.account_id;
}
