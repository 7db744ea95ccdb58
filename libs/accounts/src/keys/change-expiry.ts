import { writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import type { KeyChange } from './key-change.js';
import { limitKeyChanges } from './limit-key-changes.js';
import { reviseActiveKey } from './revise-active-key.js';

/**
 * Records another expiry of a key that still works. One that has expired stays so: other keys may have taken its place
 * in the plan. Must run in a transaction.
 * @throws UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
 */
export async function changeExpiry(
  database: AccountsDatabase,
  { keyId, expiresAt, at, ownerId, origin }: KeyChange & { readonly expiresAt: Moment | null },
): Promise<void> {
  const account = await reviseActiveKey(database, { keyId, ownerId, at });
  if (ownerId !== undefined) await limitKeyChanges(database, { account, action: 'key-expiry-changed', at });
  await database.updateTable('api_keys').set({ expires_at: expiresAt }).where('id', '=', keyId).execute();
  const detail = expiresAt === null ? 'does not expire' : `expires ${expiresAt}`;
  await writeAuditEvent(database, {
    accountId: account.id,
    keyId,
    at,
    action: 'key-expiry-changed',
    detail,
    origin,
  });
}
