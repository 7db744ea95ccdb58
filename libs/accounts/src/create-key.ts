import { randomUUID } from 'node:crypto';
import { type MintedKey, mintApiKey } from '#libs/admission';
import { writeAuditEvent } from './audit.js';
import { findPlan } from './find-plan.js';
import type { AccountRecord } from './open-record.js';
import { KeyLimitReached } from './registry-error.js';
import type { Moment } from './schema.js';

export interface KeyToCreate {
  /** Folded. */
  readonly email: string;
  readonly name: string;
  readonly plan: string;
  readonly at: Moment;
}

/** Records a new key, and its account if it is the first. Must run in a transaction. */
export async function createKey(
  record: AccountRecord,
  { email, name, plan, at }: KeyToCreate,
): Promise<MintedKey> {
  const { maxActiveKeys } = await findPlan(record, plan);
  const accountId = await findOrCreateAccount(record, email, at);
  if ((await countActiveKeys(record, accountId)) >= maxActiveKeys)
    throw new KeyLimitReached(plan, maxActiveKeys);
  const minted = mintApiKey();
  const { keyId, secretHash } = minted;
  await record
    .insertInto('api_keys')
    .values({ id: keyId, account_id: accountId, name, plan, state: 'active', revision: 1, created_at: at })
    .execute();
  await record
    .insertInto('key_secrets')
    .values({ key_id: keyId, hash: secretHash, created_at: at })
    .execute();
  await writeAuditEvent(record, { accountId, keyId, at, action: 'key-created', detail: `${plan}: ${name}` });
  return minted;
}

/**
 * The update that changes nothing locks the account's row in every database until the transaction ends: of two
 * requests for the last free place, the second waits, and then counts the first one's key.
 */
async function findOrCreateAccount(record: AccountRecord, email: string, at: Moment): Promise<string> {
  const { id } = await record
    .insertInto('accounts')
    .values({ id: randomUUID(), email, created_at: at })
    .onConflict(conflict => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
