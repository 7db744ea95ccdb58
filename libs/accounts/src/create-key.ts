import { type MintedKey, mintApiKey } from '#libs/admission';
import { type Account, findOrCreateAccount, lockAccount } from './account.js';
import { writeAuditEvent } from './audit.js';
import { findPlan } from './find-plan.js';
import type { AccountRecord } from './open-record.js';
import { KeyLimitReached } from './registry-error.js';
import type { Moment } from './schema.js';

/** Whose key it is to be: an account that exists, or the one with this (folded) address, made if there is none. */
export type KeyOwner = { readonly accountId: string } | { readonly email: string };

export interface KeyToCreate {
  readonly owner: KeyOwner;
  readonly name: string;
  readonly plan: string;
  readonly at: Moment;
}

export interface RecordedKey extends MintedKey {
  readonly account: Account;
}

/**
 * Records a new key. Must run in a transaction.
 * @throws UnknownPlan, UnknownAccount, KeyLimitReached
 */
export async function createKey(
  record: AccountRecord,
  { owner, name, plan, at }: KeyToCreate,
): Promise<RecordedKey> {
  const { maxActiveKeys } = await findPlan(record, plan);
  const account = await lockOwner(record, owner, at);
  if ((await countActiveKeys(record, account.id)) >= maxActiveKeys)
    throw new KeyLimitReached(plan, maxActiveKeys);
  const minted = mintApiKey();
  const { keyId, secretHash } = minted;
  await record
    .insertInto('api_keys')
    .values({ id: keyId, account_id: account.id, name, plan, state: 'active', revision: 1, created_at: at })
    .execute();
  await record
    .insertInto('key_secrets')
    .values({ key_id: keyId, hash: secretHash, created_at: at })
    .execute();
  const detail = `${plan}: ${name}`;
  await writeAuditEvent(record, { accountId: account.id, keyId, at, action: 'key-created', detail });
  return { ...minted, account };
}

function lockOwner(record: AccountRecord, owner: KeyOwner, at: Moment): Promise<Account> {
  return 'accountId' in owner
    ? lockAccount(record, owner.accountId)
    : findOrCreateAccount(record, { email: owner.email, at });
}

async function countActiveKeys(record: AccountRecord, accountId: string): Promise<number> {
  const { count } = await record
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}
