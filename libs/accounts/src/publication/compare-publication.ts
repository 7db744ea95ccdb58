import type { AccountTag, PublishedRevisions } from '#libs/admission';
import { accountsWithKeys } from '../accounts/accounts-with-keys.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Publishable } from './publish-records.js';
import { findWithdrawals } from './withdraw-keys.js';

/** How the store differs from the database. */
export interface PublicationDifference {
  /** Everything that the database has and the store needs. */
  readonly recorded: Publishable;
  /** The part that is missing from the store, older there, or from another time. */
  readonly stale: Publishable;
  /** The part that the store does not have any more, or not yet; its counters are missing too. */
  readonly lost: Publishable;
  /** Keys in the store that the database does not know, except those whose withdrawal is due anyway. */
  readonly unknown: readonly string[];
  /** Accounts in the store that have no key in the database. */
  readonly unknownTags: readonly AccountTag[];
}

/**
 * @param store read before the database: what was published by then must be recorded
 * @param complete whether the store has all it had; else everything counts as lost
 */
export async function comparePublication(
  database: AccountsDatabase,
  store: PublishedRevisions,
  complete: boolean,
): Promise<PublicationDifference> {
  const accounts = await readAccounts(database);
  const keys = await readKeys(database);
  const due = new Set(await findWithdrawals(database));
  const differing = (recorded: ReadonlyMap<string, number>, inStore: ReadonlyMap<string, number>) => {
    const names = [...recorded.keys()];
    const isLost = (name: string) => !complete || (inStore.get(name) ?? 0) === 0;
    return {
      names,
      lost: names.filter(isLost),
      stale: names.filter(name => isLost(name) || inStore.get(name) !== recorded.get(name)),
    };
  };
  const ofAccounts = differing(accounts, store.accounts);
  const ofKeys = differing(keys, store.keys);
  const unrecorded = [...store.keys.keys()].filter(keyId => !keys.has(keyId));
  return {
    recorded: { tags: ofAccounts.names, keyIds: ofKeys.names },
    stale: { tags: ofAccounts.stale, keyIds: ofKeys.stale },
    lost: { tags: ofAccounts.lost, keyIds: ofKeys.lost },
    unknown: unrecorded.filter(keyId => !due.has(keyId)),
    unknownTags: [...store.accounts.keys()].filter(tag => !accounts.has(tag)),
  };
}

/** Revisions of the accounts that have keys, by tag. */
async function readAccounts(database: AccountsDatabase): Promise<ReadonlyMap<AccountTag, number>> {
  const accounts = await accountsWithKeys(database).select(['tag', 'revision']).execute();
  return new Map(accounts.map(({ tag, revision }) => [tag, revision]));
}

async function readKeys(database: AccountsDatabase): Promise<ReadonlyMap<string, number>> {
  const keys = await database.selectFrom('api_keys').select(['id', 'revision']).execute();
  return new Map(keys.map(({ id, revision }) => [id, revision]));
}
