import type { KeyPublication } from '#libs/admission';
import { inBatches } from './in-batches.js';
import type { AccountRecord } from './open-record.js';
import { readPublishedKeys } from './read-published-keys.js';

/**
 * Publishes keys as they are recorded now, and notes in the record that they are: what fails to be published stays
 * noted as unpublished, whoever asks and whenever.
 *
 * A key is read in two queries, so a rotation in between gives one revision the secrets of the next; the next is then
 * about to be published itself, and noted as unpublished until it is.
 * @throws StoreAwayError
 */
export async function publishKeys(
  record: AccountRecord,
  publication: KeyPublication,
  keyIds: readonly string[],
): Promise<void> {
  for (const batch of inBatches(keyIds)) {
    const keys = await readPublishedKeys(record, batch);
    await publication.publish(keys);
    for (const [revision, alike] of Map.groupBy(keys, key => key.revision)) {
      const published = alike.map(({ keyId }) => keyId);
      await record
        .updateTable('api_keys')
        .set({ published_revision: revision })
        .where('id', 'in', published)
        .where('published_revision', '<', revision)
        .execute();
    }
  }
}

/** Keys whose last change was never published. */
export async function findUnpublishedKeys(record: AccountRecord): Promise<string[]> {
  const keys = await record
    .selectFrom('api_keys')
    .select('id')
    .whereRef('published_revision', '<', 'revision')
    .execute();
  return keys.map(({ id }) => id);
}
