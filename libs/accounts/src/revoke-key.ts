import { writeAuditEvent } from './audit.js';
import type { AccountRecord } from './open-record.js';
import { UnknownKey } from './registry-error.js';
import type { Moment } from './schema.js';

export interface Revocation {
  readonly revokedAt: Moment;
  /** It had been revoked before; nothing was changed. */
  readonly alreadyRevoked: boolean;
}

/** Records the end of a key. Must run in a transaction. */
export async function revokeKey(record: AccountRecord, keyId: string, at: Moment): Promise<Revocation> {
  const revoked = await record
    .updateTable('api_keys')
    .set(({ eb }) => ({ state: 'revoked', revoked_at: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', keyId)
    .where('state', '=', 'active')
    .returning('account_id')
    .executeTakeFirst();
  if (revoked === undefined) return findRevocation(record, keyId);
  await writeAuditEvent(record, {
    accountId: revoked.account_id,
    keyId,
    at,
    action: 'key-revoked',
    detail: '',
  });
  return { revokedAt: at, alreadyRevoked: false };
}

async function findRevocation(record: AccountRecord, keyId: string): Promise<Revocation> {
  const key = await record
    .selectFrom('api_keys')
    .select('revoked_at')
    .where('id', '=', keyId)
    .executeTakeFirst();
  if (key === undefined || key.revoked_at === null) throw new UnknownKey(keyId);
  return { revokedAt: key.revoked_at, alreadyRevoked: true };
}
