import type { estypes } from '@elastic/elasticsearch';
import { expect, it } from '@jest/globals';
import { CatalogUnavailable, TimeSlices } from '#libs/catalog';
import { readHits, type StoredSource } from './read-response.js';

const HIT = { _id: 'azul', _index: 'games', _source: { item: { id: 'azul' } }, sort: ['azul'] };

function answer(change: object = {}): estypes.SearchResponse<StoredSource<'mechanics'>> {
  const whole = { timed_out: false, _shards: { total: 1, successful: 1, failed: 0 }, hits: { hits: [HIT] } };
  return { ...whole, ...change } as never;
}

function read(response: estypes.SearchResponse<StoredSource<'mechanics'>>) {
  return new TimeSlices().run(readHits(response));
}

it('reads items and where they stand', async () => {
  expect(await read(answer())).toEqual([{ item: { id: 'azul' }, position: ['azul'] }]);
});

it.each([
  ['the search timed out', { timed_out: true }],
  ['a shard failed', { _shards: { total: 2, successful: 1, failed: 1 } }],
])('gives no short page when %s', async (_, change) => {
  await expect(read(answer(change))).rejects.toThrow(CatalogUnavailable);
});

it.each(['_source', 'sort'])('gives no page when a hit has no %s', async part => {
  await expect(read(answer({ hits: { hits: [{ ...HIT, [part]: undefined }] } }))).rejects.toThrow('azul');
});
