import type { AccountTag, PublishedRevisions } from '#libs/admission';
import { accountsWithKeys } from '../accounts/accounts-with-keys.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Publishable } from './publish-records.js';
import { findWithdrawals } from './withdraw-keys.js';

/** In what the store differs from the database. */
export interface PublicationDifference {
  /** Everything that the database holds and the store needs. */
  readonly recorded: Publishable;
  /** Of it what is missing from the store, older there, or from another time. */
  readonly stale: Publishable;
  /** Of it what the store has no more, or not yet: counters went with it. */
  readonly lost: Publishable;
  /** Keys in the store that the database does not know, but for those whose withdrawal is due anyway. */
  readonly unknown: readonly string[];
  /** Accounts in the store that hold no key in the database. */
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

/** Revisions of the accounts that hold keys, by tag. */
async function readAccounts(database: AccountsDatabase): Promise<ReadonlyMap<AccountTag, number>> {
  const accounts = await accountsWithKeys(database).select(['tag', 'revision']).execute();
  return new Map(accounts.map(({ tag, revision }) => [tag, revision]));
}

async function readKeys(database: AccountsDatabase): Promise<ReadonlyMap<string, number>> {
  const keys = await database.selectFrom('api_keys').select(['id', 'revision']).execute();
  return new Map(keys.map(({ id, revision }) => [id, revision]));
}
