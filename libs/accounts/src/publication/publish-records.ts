import type { AccountTag, KeyPublication, PublishedRevisions } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import { accountsWithKeys } from '../accounts-with-keys.js';
import type { AccountRecord } from '../open-record.js';
import { readPublishedAccounts } from './read-published-accounts.js';
import { readPublishedKeys } from './read-published-keys.js';

/** What of the record is to be published. */
export interface Publishable {
  readonly tags: readonly AccountTag[];
  readonly keyIds: readonly string[];
}

/**
 * Publishes accounts and keys as they are recorded now, and notes in the record that they are: what fails to be
 * published stays noted as unpublished, whichever process asks and whenever.
 *
 * A key is read in two queries, so a rotation in between gives one revision the secrets of the next; the next is then
 * about to be published itself, and noted as unpublished until it is.
 * @param seen what the store holds: revisions of it that are later than those of the record are replaced
 * @throws StoreAwayError
 */
export async function publishRecords(
  record: AccountRecord,
  publication: KeyPublication,
  { tags, keyIds }: Publishable,
  seen?: PublishedRevisions,
): Promise<void> {
  for (const batch of inBatches(tags)) {
    const accounts = await readPublishedAccounts(record, batch);
    await publication.publish({
      accounts: accounts.map(account => replacing(account, seen?.accounts.get(account.accountTag))),
      keys: [],
    });
    for (const [revision, alike] of Map.groupBy(accounts, account => account.revision))
      await notePublishedAccounts(
        record,
        revision,
        alike.map(({ accountTag }) => accountTag),
      );
  }
  for (const batch of inBatches(keyIds)) {
    const keys = await readPublishedKeys(record, batch);
    await publication.publish({
      accounts: [],
      keys: keys.map(key => replacing(key, seen?.keys.get(key.keyId))),
    });
    for (const [revision, alike] of Map.groupBy(keys, key => key.revision))
      await notePublishedKeys(
        record,
        revision,
        alike.map(({ keyId }) => keyId),
      );
  }
}

/** What waits to be published. Accounts without keys do not: the store needs nothing of them. */
export async function findUnpublished(record: AccountRecord): Promise<Publishable> {
  const accounts = await accountsWithKeys(record)
    .select('tag')
    .whereRef('published_revision', '<', 'revision')
    .execute();
  const keys = await record
    .selectFrom('api_keys')
    .select('id')
    .whereRef('published_revision', '<', 'revision')
    .execute();
  return { tags: accounts.map(({ tag }) => tag), keyIds: keys.map(({ id }) => id) };
}

/** With the later revision in the store, if there is one, that this may replace. */
function replacing<Revised extends { readonly revision: number }>(
  revised: Revised,
  inStore: number | undefined,
): Revised & { replaces?: number } {
  return inStore !== undefined && inStore > revised.revision ? { ...revised, replaces: inStore } : revised;
}

async function notePublishedAccounts(record: AccountRecord, revision: number, tags: string[]): Promise<void> {
  await record
    .updateTable('accounts')
    .set({ published_revision: revision })
    .where('tag', 'in', tags)
    .where('published_revision', '<', revision)
    .execute();
}

async function notePublishedKeys(record: AccountRecord, revision: number, keyIds: string[]): Promise<void> {
  await record
    .updateTable('api_keys')
    .set({ published_revision: revision })
    .where('id', 'in', keyIds)
    .where('published_revision', '<', revision)
    .execute();
}
