import type { KeyState } from '#libs/admission';
import { lockAccount } from '../accounts/account.js';
import { writeAuditEvent } from '../audit/audit.js';
import { rememberClosedAccount } from '../accounts/closed-accounts.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { inBatches } from '../in-batches.js';
import { revokeKey } from '../keys/revoke-key.js';
import type { Moment } from '../database/schema.js';

/**
 * Revokes the keys of an account, then erases it, its keys and their usage. The audit trail keeps what was done when to
 * which key id, under the id of the account, which no longer identifies a person; sign-ins, origins and names are
 * deleted. What the account used this month is kept until the month is over, with a hash that shows whether the same
 * address comes back: closing an account and making it again does not give a new quota. Must run in a transaction.
 * @throws UnknownAccount
 */
export async function eraseAccount(database: AccountsDatabase, accountId: string, at: Moment): Promise<void> {
  const { email, tag } = await lockAccount(database, accountId);
  const keys = await lockKeys(database, accountId);
  // For the trail: when the id of a key is found in a log, the time of its end can be looked up.
  for (const { id, state } of keys) if (state === 'active') await revokeKey(database, { keyId: id, at });
  for (const keyIds of inBatches(keys.map(({ id }) => id))) await eraseKeys(database, keyIds, at);
  await database
    .deleteFrom('audit_events')
    .where('account_id', '=', accountId)
    .where('action', 'in', ['signed-in', 'signed-out-elsewhere', 'mail-settings-changed'])
    .execute();
  await database
    .updateTable('audit_events')
    .set({ detail: '', network: null, browser: null, system: null })
    .where('account_id', '=', accountId)
    .execute();
  await writeAuditEvent(database, { accountId, keyId: null, at, action: 'account-deleted', detail: '' });
  await database
    .deleteFrom('place_months')
    .where('tag', '=', tag)
    .where('month', '<', at.slice(0, 7))
    .execute();
  for (const table of ['mails', 'mail_opt_outs'] as const)
    await database.deleteFrom(table).where('account_id', '=', accountId).execute();
  const { revision } = await database
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await rememberClosedAccount(database, { email, tag, revision }, at);
}

/** Before anything that belongs to them, as a roll-up does: locking in different orders would be a deadlock. */
function lockKeys(database: AccountsDatabase, accountId: string): Promise<{ id: string; state: KeyState }[]> {
  return database
    .updateTable('api_keys')
    .set({ account_id: accountId })
    .where('account_id', '=', accountId)
    .returning(['id', 'state'])
    .execute();
}

async function eraseKeys(database: AccountsDatabase, keyIds: readonly string[], at: Moment): Promise<void> {
  for (const table of ['usage_by_day', 'sealed_keys', 'key_secrets'] as const)
    await database.deleteFrom(table).where('key_id', 'in', keyIds).execute();
  await database.deleteFrom('api_keys').where('id', 'in', keyIds).execute();
  // The store may know them for longer than the database does.
  await database
    .insertInto('withdrawals')
    .values(keyIds.map(key_id => ({ key_id, at })))
    .onConflict(conflict => conflict.column('key_id').doNothing())
    .execute();
}
