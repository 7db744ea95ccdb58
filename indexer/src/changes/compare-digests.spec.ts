import { expect, it } from '@jest/globals';
import { compareDigests, type ChangedRecord } from './compare-digests.js';
import type { RecordDigest } from './record-digests.js';

it.each<[before: string, after: string, changes: string]>([
  ['', '', ''],
  ['', 'a1 b1', 'created a, created b'],
  ['a1 b1', '', 'deleted a, deleted b'],
  ['a1 b1', 'a1 b1', ''],
  ['a1 b1 c1', 'a1 b2 c1', 'updated b'],
  ['b1 d1 e1', 'a1 b1 c1 e2 f1', 'created a, created c, deleted d, updated e, created f'],
])('from "%s" to "%s": %s', async (before, after, changes) => {
  const found = await Array.fromAsync(compareDigests(records(before), records(after)));
  expect(found.map(({ slug, kind }: ChangedRecord) => `${kind} ${slug}`).join(', ')).toBe(changes);
});

async function* records(text: string): AsyncGenerator<RecordDigest> {
  for (const [slug, digest] of text.split(' ').filter(Boolean)) yield { slug: slug!, digest: digest! };
}
