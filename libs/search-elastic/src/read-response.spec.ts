import type { estypes } from '@elastic/elasticsearch';
import { expect, it } from '@jest/globals';
import { CatalogUnavailable, TimeSlices } from '#libs/catalog';
import { readFound, type StoredSource } from './read-response.js';

const HIT = { _id: 'azul', _index: 'games', _source: { item: { id: 'azul', games: 3 } }, sort: ['azul'] };

function answer(change: object = {}): estypes.SearchResponse<StoredSource<'mechanics'>> {
  const whole = { timed_out: false, _shards: { total: 1, successful: 1, failed: 0 }, hits: { hits: [HIT] } };
  return { ...whole, ...change } as never;
}

function read(response: estypes.SearchResponse<StoredSource<'mechanics'>>, asked: object = {}) {
  return new TimeSlices().run(readFound(response, { resource: 'mechanics', ...asked }));
}

it('reads items and their positions', async () => {
  expect(await read(answer())).toEqual({ hits: [{ item: { id: 'azul', games: 3 }, position: ['azul'] }] });
});

it.each([
  ['the search timed out', { timed_out: true }],
  ['a shard failed', { _shards: { total: 2, successful: 1, failed: 1 } }],
])('throws instead of returning a short page when %s', async (_, change) => {
  await expect(read(answer(change))).rejects.toThrow(CatalogUnavailable);
});

it.each(['_source', 'sort'])('throws instead of returning a page when a hit has no %s', async part => {
  await expect(read(answer({ hits: { hits: [{ ...HIT, [part]: undefined }] } }))).rejects.toThrow('azul');
});

const COUNTED = { countsMatches: true, facets: ['mechanic'] };
const EXACT = { doc_count_error_upper_bound: 0, buckets: [{ key: 'auction', doc_count: 3 }] };

it('reads how many match, and how many have each value', async () => {
  const hits = { hits: [HIT], total: { value: 7, relation: 'eq' } };
  const found = await read(answer({ hits, aggregations: { mechanic: EXACT } }), COUNTED);
  expect(found).toMatchObject({ total: 7, facets: { mechanic: [{ value: 'auction', count: 3 }] } });
});

it.each([
  ['the total is a lower bound', { value: 7, relation: 'gte' }, EXACT],
  ['counts may be too low', { value: 7, relation: 'eq' }, { ...EXACT, doc_count_error_upper_bound: 1 }],
])('throws instead of returning counts when %s', async (_, total, mechanic) => {
  const response = answer({ hits: { hits: [HIT], total }, aggregations: { mechanic } });
  await expect(read(response, COUNTED)).rejects.toThrow(CatalogUnavailable);
});
