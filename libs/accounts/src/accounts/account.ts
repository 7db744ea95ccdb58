import { randomUUID } from 'node:crypto';
import { type AccountTag, mintAccountTag } from '#libs/admission';
import { writeAuditEvent } from '../audit/audit.js';
import { reopenAccount } from './closed-accounts.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { UnknownAccount } from '../registry-error.js';
import type { Moment } from '../database/schema.js';

/** An owner of keys. */
export interface Account {
  readonly id: string;
  /** Its name in the limiter's store; the ids of its keys begin with it. */
  readonly tag: AccountTag;
  /** Folded; see {@link foldEmail}. */
  readonly email: string;
  /** Name of the plan that its rate and quota come from. */
  readonly plan: string;
  /** The user who signs in to it, by the id of the sign-in. */
  readonly userId: string | null;
  readonly createdAt: Moment;
}

const COLUMNS = ['id', 'tag', 'email', 'plan', 'user_id as userId', 'created_at as createdAt'] as const;

/** @throws UnknownAccount */
export async function findAccount(database: AccountsDatabase, accountId: string): Promise<Account> {
  const account = await database
    .selectFrom('accounts')
    .select(COLUMNS)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account ?? refuse();
}

/** The account that this user signs in to. */
export async function findAccountOfUser(
  database: AccountsDatabase,
  userId: string,
): Promise<Account | undefined> {
  return database.selectFrom('accounts').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/**
 * Locks an account until the transaction ends, by an update that changes nothing: of two requests for its last possible
 * key, the second waits, and then counts the first one's key.
 * @throws UnknownAccount
 */
export function lockAccount(database: AccountsDatabase, accountId: string): Promise<Account> {
  return lockWhere(database, 'id', accountId);
}

/** As {@link lockAccount}. @param email folded. @throws UnknownAccount */
export function lockAccountOfAddress(database: AccountsDatabase, email: string): Promise<Account> {
  return lockWhere(database, 'email', email);
}

async function lockWhere(
  database: AccountsDatabase,
  column: 'id' | 'email',
  value: string,
): Promise<Account> {
  const account = await database
    .updateTable('accounts')
    .set({ [column]: value })
    .where(column, '=', value)
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

/**
 * The account with this address, made if there is none, and locked like in {@link lockAccount}. Every account starts on
 * the plan `free`; one that was closed this month keeps the usage it had. Must run in a transaction.
 */
export async function findOrCreateAccount(
  database: AccountsDatabase,
  account: AccountToFind,
): Promise<Account> {
  const found = await linkAccount(database, account);
  if (found !== undefined) return found;
  await createAccount(database, account);
  return (await linkAccount(database, account)) ?? refuse();
}

/** Locks the account with this address, if there is one, and links the user to it. */
function linkAccount(
  database: AccountsDatabase,
  { email, userId }: AccountToFind,
): Promise<Account | undefined> {
  return database
    .updateTable('accounts')
    .set({ email, ...(userId !== undefined && { user_id: userId }) })
    .where('email', '=', email)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/**
 * Does nothing when another transaction makes the account at the same moment. Without the user: PostgreSQL waits for that
 * transaction where the address is the same, but may first find that the user is, and would fail then.
 */
async function createAccount(database: AccountsDatabase, { email, at }: AccountToFind): Promise<void> {
  const closed = await reopenAccount(database, email, at);
  const { tag, revision } = closed ?? { tag: await mintFreeTag(database), revision: 0 };
  const made = await database
    .insertInto('accounts')
    .values({ id: randomUUID(), tag, email, revision: revision + 1, created_at: at })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (closed === undefined || made === undefined) return;
  const event = { accountId: made.id, keyId: null, at, detail: '' };
  await writeAuditEvent(database, { ...event, action: 'account-reopened' });
}

/** One of 57 billion tags that no account has, and that no account closed this month had. */
async function mintFreeTag(database: AccountsDatabase): Promise<AccountTag> {
  for (;;) {
    const tag = mintAccountTag();
    const taken = await database
      .selectFrom('accounts')
      .select('tag')
      .where('tag', '=', tag)
      .unionAll(database.selectFrom('closed_accounts').select('tag').where('tag', '=', tag))
      .executeTakeFirst();
    if (taken === undefined) return tag;
  }
}

function refuse(): never {
  throw new UnknownAccount();
}
