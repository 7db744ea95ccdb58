import { type MintedKey, mintApiKey, mintKeyId } from '#libs/admission';
import { type Account, findOrCreateAccount, lockAccount } from '../accounts/account.js';
import { writeAuditEvent } from '../audit/audit.js';
import type { Actor } from './key-change.js';
import { limitKeyChanges } from './limit-key-changes.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { findPlan } from '../plans/find-plan.js';
import { setAccountPlan } from '../plans/set-account-plan.js';
import type { Moment } from '../database/schema.js';
import { type KeyRestrictions, NO_RESTRICTIONS, toColumns } from '../restrictions/key-restrictions.js';
import { readRestrictions } from '../restrictions/read-restrictions.js';
import { takePlace } from '../places/take-place.js';

/** The owner of the new key: an account that exists, or the one with this (folded) address, made if there is none. */
export type KeyOwner = { readonly accountId: string } | { readonly email: string };

export interface KeyToCreate extends Actor {
  readonly owner: KeyOwner;
  readonly name: string;
  /** The plan the account is on from now on; `undefined`: the one it has. */
  readonly plan: string | undefined;
  /** `null`: the key does not expire. */
  readonly expiresAt: Moment | null;
  /** As they were entered; `undefined`: none. */
  readonly restrictions: KeyRestrictions | undefined;
  readonly at: Moment;
}

export interface RecordedKey extends MintedKey {
  readonly account: Account;
  readonly restrictions: KeyRestrictions;
}

/**
 * Records a new key. Must run in a transaction.
 * @throws UnknownPlan, UnknownAccount, InvalidRestrictions, KeyLimitReached, TooManyKeyChanges
 */
export async function createKey(database: AccountsDatabase, request: KeyToCreate): Promise<RecordedKey> {
  const { name, expiresAt, at, origin } = request;
  const account = await prepareOwner(database, request);
  const plan = await findPlan(database, account.plan);
  const restrictions = readRestrictions(request.restrictions ?? NO_RESTRICTIONS, plan);
  const place = await takePlace(database, account, plan, at);
  if (request.ownerId !== undefined) await limitKeyChanges(database, { account, action: 'key-created', at });
  const minted = mintApiKey(await mintFreeKeyId(database, account));
  const { keyId, secretHash } = minted;
  await database
    .insertInto('api_keys')
    .values({
      id: keyId,
      account_id: account.id,
      name,
      place,
      state: 'active',
      revision: 1,
      created_at: at,
      expires_at: expiresAt,
      ...toColumns(restrictions),
    })
    .execute();
  await database
    .insertInto('key_secrets')
    .values({ key_id: keyId, hash: secretHash, created_at: at })
    .execute();
  const event = { accountId: account.id, keyId, at, action: 'key-created', detail: name, origin } as const;
  await writeAuditEvent(database, event);
  return { ...minted, account, restrictions };
}

/** Locks the account, and gives it the requested plan. */
async function prepareOwner(database: AccountsDatabase, { owner, plan, at }: KeyToCreate): Promise<Account> {
  const account =
    'accountId' in owner
      ? await lockAccount(database, owner.accountId)
      : await findOrCreateAccount(database, { email: owner.email, at });
  return plan === undefined ? account : setAccountPlan(database, account, { plan, at });
}

async function mintFreeKeyId(database: AccountsDatabase, { tag }: Account): Promise<string> {
  for (;;) {
    const keyId = mintKeyId(tag);
    const taken = await database
      .selectFrom('api_keys')
      .select('id')
      .where('id', '=', keyId)
      .executeTakeFirst();
    if (taken === undefined) return keyId;
  }
}
