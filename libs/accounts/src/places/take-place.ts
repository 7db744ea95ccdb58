import type { Plan } from '#libs/admission';
import type { Account } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { KeyLimitReached } from '../registry-error.js';
import { readPlaceMonths } from './read-place-months.js';

/**
 * The place for a new key: of those that no active key has, the least used this month, so that its owner gets as much as
 * is left. Must run in a transaction that has locked the account.
 * @throws KeyLimitReached
 */
export async function takePlace(
  database: AccountsDatabase,
  { id, tag }: Account,
  { name, maxActiveKeys }: Plan,
  at: Moment,
): Promise<number> {
  const taken = await readTakenPlaces(database, id, at);
  // Counted, because the places of a plan that was lowered since may have higher numbers.
  if (taken.length >= maxActiveKeys) throw new KeyLimitReached(name, maxActiveKeys);
  const months = await readPlaceMonths(database, [tag], at.slice(0, 7));
  const used = new Map(months.map(month => [month.place, month.used]));
  const free = Array.from({ length: maxActiveKeys }, (_, index) => index + 1).filter(
    place => !taken.includes(place),
  );
  return free.reduce((least, place) => ((used.get(place) ?? 0) < (used.get(least) ?? 0) ? place : least));
}

/** The places of keys that are valid: neither revoked nor expired. */
async function readTakenPlaces(database: AccountsDatabase, accountId: string, at: Moment): Promise<number[]> {
  const keys = await database
    .selectFrom('api_keys')
    .select('place')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .execute();
  return keys.map(({ place }) => place);
}
