import type { ChangeKind } from '#libs/catalog';
import type { RecordDigest } from './record-digests.js';

/** A record that is not the same before and after. */
export interface ChangedRecord {
  readonly slug: string;
  readonly kind: ChangeKind;
}

/** What changes from `before` to `after`, by slug. @param before,after by slug, ascending, as is the result */
export async function* compareDigests(
  before: AsyncIterator<RecordDigest>,
  after: AsyncIterator<RecordDigest>,
): AsyncGenerator<ChangedRecord> {
  let [old, next] = [await nextOf(before), await nextOf(after)];
  for (;;) {
    if (old !== undefined && (next === undefined || old.slug < next.slug)) {
      yield { slug: old.slug, kind: 'deleted' };
      old = await nextOf(before);
    } else if (next !== undefined && (old === undefined || next.slug < old.slug)) {
      yield { slug: next.slug, kind: 'created' };
      next = await nextOf(after);
    } else if (old !== undefined && next !== undefined) {
      if (old.digest !== next.digest) yield { slug: next.slug, kind: 'updated' };
      [old, next] = [await nextOf(before), await nextOf(after)];
    } else return;
  }
}

async function nextOf(records: AsyncIterator<RecordDigest>): Promise<RecordDigest | undefined> {
  const result = await records.next();
  return result.done === true ? undefined : result.value;
}
