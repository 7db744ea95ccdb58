import type { KeyPublication, PublishedKey } from './key-publication.js';

export interface RebuildResult {
  readonly published: number;
  /** Keys the store knew and the record does not. */
  readonly withdrawn: number;
}

/**
 * Makes the publication equal to the record, while others may be creating and revoking keys.
 *
 * The order matters. A change is recorded before it is published, so whatever was published before the record
 * was read must be in the record, at least as new. What is missing or older there comes from another time
 * (a record restored from a backup, a store that served another one), and only that is withdrawn.
 */
export async function rebuildPublication(
  publication: KeyPublication,
  readRecord: () => Promise<readonly PublishedKey[]>,
): Promise<RebuildResult> {
  const revisions = await publication.revisions();
  const record = await readRecord();
  const recorded = new Map(record.map(key => [key.keyId, key.revision]));
  const foreign = [...revisions].filter(([keyId, revision]) => revision > (recorded.get(keyId) ?? -1));
  await publication.withdraw(foreign.map(([keyId]) => keyId));
  await publication.publish(record);
  return { published: record.length, withdrawn: foreign.filter(([keyId]) => !recorded.has(keyId)).length };
}
