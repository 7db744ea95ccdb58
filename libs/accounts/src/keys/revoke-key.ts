import { writeAuditEvent } from '../audit/audit.js';
import type { KeyChange } from './key-change.js';
import type { DiskReserve } from '../database/disk-reserve.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { UnknownKey } from '../registry-error.js';
import type { Moment } from '../database/schema.js';

export interface Revocation {
  readonly revokedAt: Moment;
  /** It had been revoked before; nothing was changed. */
  readonly alreadyRevoked: boolean;
}

/** {@link revokeKey} in a transaction of its own, also on a full disk. @throws UnknownKey */
export async function revokeDespiteFullDisk(
  { database, reserve }: { readonly database: AccountsDatabase; readonly reserve?: DiskReserve | undefined },
  change: KeyChange,
): Promise<Revocation> {
  const revoke = () => database.transaction().execute(transaction => revokeKey(transaction, change));
  return reserve === undefined ? revoke() : reserve.spend(revoke);
}

/** Records the end of a key. Must run in a transaction. @throws UnknownKey also for a key of another account than `ownerId` */
export async function revokeKey(database: AccountsDatabase, change: KeyChange): Promise<Revocation> {
  const { keyId, ownerId, at, origin } = change;
  const revoked = await database
    .updateTable('api_keys')
    .set(({ eb }) => ({ state: 'revoked', revoked_at: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', keyId)
    .where('state', '=', 'active')
    .$if(ownerId !== undefined, query => query.where('account_id', '=', ownerId ?? ''))
    .returning('account_id')
    .executeTakeFirst();
  if (revoked === undefined) return findRevocation(database, change);
  await writeAuditEvent(database, {
    accountId: revoked.account_id,
    keyId,
    at,
    action: 'key-revoked',
    detail: '',
    origin,
  });
  return { revokedAt: at, alreadyRevoked: false };
}

async function findRevocation(
  database: AccountsDatabase,
  { keyId, ownerId }: KeyChange,
): Promise<Revocation> {
  const key = await database
    .selectFrom('api_keys')
    .select('revoked_at')
    .where('id', '=', keyId)
    .$if(ownerId !== undefined, query => query.where('account_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  if (key === undefined || key.revoked_at === null) throw new UnknownKey(keyId);
  return { revokedAt: key.revoked_at, alreadyRevoked: true };
}
