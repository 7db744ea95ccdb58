import { randomUUID } from 'node:crypto';
import type { AccountRecord } from './open-record.js';
import { UnknownAccount } from './registry-error.js';
import type { Moment } from './schema.js';

/** Whoever holds keys. */
export interface Account {
  readonly id: string;
  /** Folded; see {@link foldEmail}. */
  readonly email: string;
  /** Who signs in to it, in the words of the sign-in. */
  readonly userId: string | null;
  readonly createdAt: Moment;
}

const COLUMNS = ['id', 'email', 'user_id as userId', 'created_at as createdAt'] as const;

/** @throws UnknownAccount */
export async function findAccount(record: AccountRecord, accountId: string): Promise<Account> {
  const account = await record
    .selectFrom('accounts')
    .select(COLUMNS)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account ?? refuse();
}

/** The account that this user signs in to. */
export async function findAccountOfUser(record: AccountRecord, userId: string): Promise<Account | undefined> {
  return record.selectFrom('accounts').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/**
 * Locks an account until the transaction ends, by an update that changes nothing: of two requests for its last free
 * place, the second waits, and then counts the first one's key.
 * @throws UnknownAccount
 */
export async function lockAccount(record: AccountRecord, accountId: string): Promise<Account> {
  const account = await record
    .updateTable('accounts')
    .set({ id: accountId })
    .where('id', '=', accountId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return account ?? refuse();
}

export interface AccountToFind {
  /** Folded. */
  readonly email: string;
  /** Linked to the account from now on. */
  readonly userId?: string | undefined;
  readonly at: Moment;
}

/** The account with this address, made if there is none, and locked like in {@link lockAccount}. */
export async function findOrCreateAccount(
  record: AccountRecord,
  { email, userId, at }: AccountToFind,
): Promise<Account> {
  return record
    .insertInto('accounts')
    .values({ id: randomUUID(), email, user_id: userId ?? null, created_at: at })
    .onConflict(conflict =>
      conflict.column('email').doUpdateSet(userId === undefined ? { email } : { user_id: userId }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

function refuse(): never {
  throw new UnknownAccount();
}
