import { writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { UnknownKey } from '../registry-error.js';
import type { KeyChange } from './key-change.js';
import { limitKeyChanges } from './limit-key-changes.js';
import { lockOwner } from './revise-active-key.js';

/**
 * Gives a key another name. The limiter does not know names, so nothing has to be published. Must run in a transaction.
 * @throws UnknownKey, TooManyKeyChanges
 */
export async function renameKey(
  database: AccountsDatabase,
  { keyId, name, at, ownerId, origin }: KeyChange & { readonly name: string },
): Promise<void> {
  const account = await lockOwner(database, { keyId, ownerId });
  const { name: before } = await database
    .selectFrom('api_keys')
    .select('name')
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow(() => new UnknownKey(keyId));
  if (before === name) return;
  if (ownerId !== undefined) await limitKeyChanges(database, { account, action: 'key-renamed', at });
  await database.updateTable('api_keys').set({ name }).where('id', '=', keyId).execute();
  const event = { accountId: account.id, keyId, at, action: 'key-renamed', detail: name, origin } as const;
  await writeAuditEvent(database, event);
}
