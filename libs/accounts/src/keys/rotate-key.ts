import { type MintedKey, mintApiKey } from '#libs/admission';
import { lockAccount } from '../accounts/account.js';
import { writeAuditEvent } from '../audit/audit.js';
import { limitKeyChanges } from './limit-key-changes.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { findPlan } from '../plans/find-plan.js';
import { KeyAlreadyExpired, KeyAlreadyRevoked, UnknownKey } from '../registry-error.js';
import type { Moment } from '../database/schema.js';

export interface Rotation {
  readonly keyId: string;
  readonly at: Moment;
  /** When the present secrets stop working. */
  readonly previousExpiresAt: Moment;
  /** Whether the account's owner requests it; owners are limited in how often. */
  readonly byOwner: boolean;
}

/**
 * Records a new secret beside the old ones, which get an expiry. Must run in a transaction.
 * @throws UnknownKey, KeyAlreadyRevoked, KeyAlreadyExpired, TooManyKeyChanges
 */
export async function rotateKey(database: AccountsDatabase, rotation: Rotation): Promise<MintedKey> {
  const { keyId, at, previousExpiresAt } = rotation;
  const accountId = await reviseActiveKey(database, rotation);
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
  await writeAuditEvent(database, { accountId, keyId, at, action: 'key-rotated', detail });
  return minted;
}

/** Counts a change of the key, which also locks its row until the transaction ends. */
async function reviseActiveKey(
  database: AccountsDatabase,
  { keyId, at, byOwner }: Rotation,
): Promise<string> {
  const key = await database
    .selectFrom('api_keys')
    .select('account_id')
    .where('id', '=', keyId)
    .executeTakeFirst();
  if (key === undefined) throw new UnknownKey(keyId);
  // The account before its keys, as everywhere: locking in different orders would be a deadlock.
  const account = await lockAccount(database, key.account_id);
  const revised = await database
    .updateTable('api_keys')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', keyId)
    .returning(['state', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (revised === undefined) throw new UnknownKey(keyId);
  if (revised.state === 'revoked') throw new KeyAlreadyRevoked(keyId);
  if (revised.expiresAt !== null && revised.expiresAt <= at) throw new KeyAlreadyExpired(keyId);
  if (byOwner) {
    const plan = await findPlan(database, account.plan);
    await limitKeyChanges(database, { accountId: account.id, action: 'key-rotated', plan, at });
  }
  return account.id;
}
