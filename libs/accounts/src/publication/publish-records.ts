import type { AccountTag, KeyPublication, PublishedRevisions } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import { accountsWithKeys } from '../accounts/accounts-with-keys.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readPublishedAccounts } from './read-published-accounts.js';
import { readPublishedKeys } from './read-published-keys.js';

/** The records of the database to publish. */
export interface Publishable {
  readonly tags: readonly AccountTag[];
  readonly keyIds: readonly string[];
}

/**
 * Publishes accounts and keys as they are recorded now, and then marks them as published in the database. What fails to
 * be published stays marked as unpublished, for every process and at any time.
 *
 * A key is read in two queries, so a rotation in between gives one revision the secrets of the next. The next one is
 * then about to be published itself, and marked as unpublished until it is.
 * @param seen what the store has: revisions there that are later than those of the database are replaced
 * @throws StoreUnavailable
 */
export async function publishRecords(
  database: AccountsDatabase,
  publication: KeyPublication,
  { tags, keyIds }: Publishable,
  seen?: PublishedRevisions,
): Promise<void> {
  for (const batch of inBatches(tags)) {
    const accounts = await readPublishedAccounts(database, batch);
    await publication.publish({
      accounts: accounts.map(account => replacing(account, seen?.accounts.get(account.accountTag))),
      keys: [],
    });
    for (const [revision, alike] of Map.groupBy(accounts, account => account.revision))
      await recordPublishedAccounts(
        database,
        revision,
        alike.map(({ accountTag }) => accountTag),
      );
  }
  for (const batch of inBatches(keyIds)) {
    const keys = await readPublishedKeys(database, batch);
    await publication.publish({
      accounts: [],
      keys: keys.map(key => replacing(key, seen?.keys.get(key.keyId))),
    });
    for (const [revision, alike] of Map.groupBy(keys, key => key.revision))
      await recordPublishedKeys(
        database,
        revision,
        alike.map(({ keyId }) => keyId),
      );
  }
}

/** What waits to be published. Accounts without keys do not: the store needs nothing of them. */
export async function findUnpublished(database: AccountsDatabase): Promise<Publishable> {
  const accounts = await accountsWithKeys(database)
    .select('tag')
    .whereRef('published_revision', '<', 'revision')
    .execute();
  const keys = await database
    .selectFrom('api_keys')
    .select('id')
    .whereRef('published_revision', '<', 'revision')
    .execute();
  return { tags: accounts.map(({ tag }) => tag), keyIds: keys.map(({ id }) => id) };
}

/** What is published, with the later revision in the store that it may replace, if there is one. */
function replacing<Revised extends { readonly revision: number }>(
  revised: Revised,
  inStore: number | undefined,
): Revised & { replaces?: number } {
  return inStore !== undefined && inStore > revised.revision ? { ...revised, replaces: inStore } : revised;
}

async function recordPublishedAccounts(
  database: AccountsDatabase,
  revision: number,
  tags: string[],
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ published_revision: revision })
    .where('tag', 'in', tags)
    .where('published_revision', '<', revision)
    .execute();
}

async function recordPublishedKeys(
  database: AccountsDatabase,
  revision: number,
  keyIds: string[],
): Promise<void> {
  await database
    .updateTable('api_keys')
    .set({ published_revision: revision })
    .where('id', 'in', keyIds)
    .where('published_revision', '<', revision)
    .execute();
}
