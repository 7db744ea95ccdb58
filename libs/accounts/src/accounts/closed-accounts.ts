import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { AccountTag, Month } from '#libs/admission';
import { readDatabaseId } from '../database/database-id.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';

/**
 * Addresses can be guessed, so the hash is a slow one: about 50 ms each. It only shows that an account came back,
 * and is deleted when the month is over, because then there is nothing to carry over.
 */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const HASH_BYTES = 32;

const deriveKey = promisify<string, string, number, typeof COST, Buffer>(scrypt);

/**
 * Remembers until the end of the month who closed an account, so that coming back does not bring a new month. Must run in
 * the transaction that erases the account.
 */
export async function rememberClosedAccount(
  database: AccountsDatabase,
  { email, tag, revision }: { email: string; tag: AccountTag; revision: number },
  at: Moment,
): Promise<void> {
  await forgetPastMonths(database, at);
  const row = { tag, revision, month: monthOf(at) };
  await database
    .insertInto('closed_accounts')
    .values({ address_hash: await hashAddress(database, email), ...row })
    .onConflict(conflict => conflict.column('address_hash').doUpdateSet(row))
    .execute();
}

/**
 * The tag of the account that was closed this month under this address, for the one that is being made; it is then open
 * again. Must run in a transaction.
 */
export async function reopenAccount(
  database: AccountsDatabase,
  email: string,
  at: Moment,
): Promise<{ tag: AccountTag; revision: number } | undefined> {
  await forgetPastMonths(database, at);
  // Usually no account was closed this month, and nothing has to be hashed.
  const anyone = await database.selectFrom('closed_accounts').select('tag').limit(1).executeTakeFirst();
  if (anyone === undefined) return undefined;
  return database
    .deleteFrom('closed_accounts')
    .where('address_hash', '=', await hashAddress(database, email))
    .returning(['tag', 'revision'])
    .executeTakeFirst();
}

/** Forgets accounts that were closed in a month that is over, and what they used: it is not carried over. */
export async function forgetPastMonths(database: AccountsDatabase, at: Moment): Promise<void> {
  const past = await database
    .deleteFrom('closed_accounts')
    .where('month', '<', monthOf(at))
    .returning('tag')
    .execute();
  const tags = past.map(({ tag }) => tag);
  if (tags.length > 0) await database.deleteFrom('place_months').where('tag', 'in', tags).execute();
}

async function hashAddress(database: AccountsDatabase, email: string): Promise<string> {
  const salt = await readDatabaseId(database);
  return (await deriveKey(email, salt, HASH_BYTES, COST)).toString('hex');
}

function monthOf(at: Moment): Month {
  return at.slice(0, 7);
}
