import { type Account, lockAccount } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { KeyChange } from './key-change.js';
import { KeyAlreadyExpired, KeyAlreadyRevoked, UnknownKey } from '../registry-error.js';

/**
 * Counts a change of a key that must be published, which also locks its account and its row until the transaction ends.
 * @throws UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired
 */
export async function reviseActiveKey(
  database: AccountsDatabase,
  { keyId, ownerId, at }: KeyChange,
): Promise<Account> {
  const account = await lockOwner(database, { keyId, ownerId });
  const revised = await database
    .updateTable('api_keys')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', keyId)
    .returning(['state', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (revised === undefined) throw new UnknownKey(keyId);
  if (revised.state === 'revoked') throw new KeyAlreadyRevoked(keyId);
  if (revised.expiresAt !== null && revised.expiresAt <= at) throw new KeyAlreadyExpired(keyId);
  return account;
}

/**
 * The account of a key, locked before the key, as everywhere: locking in different orders would be a deadlock.
 * @throws UnknownKey also for a key of another account than `ownerId`
 */
export async function lockOwner(
  database: AccountsDatabase,
  { keyId, ownerId }: Pick<KeyChange, 'keyId' | 'ownerId'>,
): Promise<Account> {
  const key = await database
    .selectFrom('api_keys')
    .select('account_id')
    .where('id', '=', keyId)
    .$if(ownerId !== undefined, query => query.where('account_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  if (key === undefined) throw new UnknownKey(keyId);
  return lockAccount(database, key.account_id);
}
