import { writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { KeyChange } from './key-change.js';
import { limitKeyChanges } from './limit-key-changes.js';
import { reviseActiveKey } from './revise-active-key.js';
import { findPlan } from '../plans/find-plan.js';
import {
  fromColumns,
  type KeyRestrictions,
  RESTRICTION_COLUMNS,
  toColumns,
  underPlan,
} from '../restrictions/key-restrictions.js';
import { readRestrictions } from '../restrictions/read-restrictions.js';

/**
 * Records other restrictions of a key that still works. Must run in a transaction.
 * @param change what it lacks stays as it is
 * @returns all restrictions of the key
 * @throws InvalidRestrictions, UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
 */
export async function restrictKey(
  database: AccountsDatabase,
  { keyId, change, at, ownerId, origin }: KeyChange & { readonly change: Partial<KeyRestrictions> },
): Promise<KeyRestrictions> {
  const account = await reviseActiveKey(database, { keyId, ownerId, at });
  const plan = await findPlan(database, account.plan);
  const present = await database
    .selectFrom('api_keys')
    .select(RESTRICTION_COLUMNS)
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow();
  const read = readRestrictions({ ...underPlan(fromColumns(present), plan), ...change }, plan);
  if (ownerId !== undefined) await limitKeyChanges(database, { account, action: 'key-restricted', at });
  await database.updateTable('api_keys').set(toColumns(read)).where('id', '=', keyId).execute();
  const detail = describe(read);
  const event = { accountId: account.id, keyId, at, action: 'key-restricted', detail, origin } as const;
  await writeAuditEvent(database, event);
  return read;
}

function describe({ origins, networks, ratePerSecond, requestsPerMonth }: KeyRestrictions): string {
  const parts = [
    origins.length > 0 && `origins ${origins.join(' ')}`,
    networks.length > 0 && `networks ${networks.join(' ')}`,
    ratePerSecond !== null && `${ratePerSecond} per second`,
    requestsPerMonth !== null && `${requestsPerMonth} per month`,
  ];
  return parts.filter(part => part !== false).join(', ') || 'no restrictions';
}
