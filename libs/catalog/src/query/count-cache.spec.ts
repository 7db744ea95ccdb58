import { expect, it } from '@jest/globals';
import type { Generation } from '../model/generation.js';
import { CountCache } from './count-cache.js';
import type { ListQuery } from './list-query.js';

const GENERATION = { digest: 'one' } as Generation;
const query = (players: number): ListQuery<'games'> => ({
  resource: 'games',
  filters: { players },
  countsMatches: true,
  limit: 20,
});

it('keeps counts of the generation, the matches and the fields that were counted', () => {
  const counts = new CountCache();
  counts.remember(GENERATION, query(2), { total: 7 });
  expect(counts.of(GENERATION, { ...query(2), limit: 1 })?.total).toBe(7);
  expect(counts.of({ ...GENERATION, digest: 'two' }, query(2))).toBeUndefined();
  expect(counts.of(GENERATION, query(3))).toBeUndefined();
  expect(counts.of(GENERATION, { ...query(2), q: 'go' })).toBeUndefined();
  expect(counts.of(GENERATION, { ...query(2), facets: ['language'] })).toBeUndefined();
});

it('drops the least recently used', () => {
  const counts = new CountCache();
  for (let players = 1; players <= 300; players++)
    counts.remember(GENERATION, query(players), { total: players });
  counts.of(GENERATION, query(1));
  counts.remember(GENERATION, query(301), { total: 301 });
  expect(counts.of(GENERATION, query(1))?.total).toBe(1);
  expect(counts.of(GENERATION, query(2))).toBeUndefined();
  expect(counts.of(GENERATION, query(301))?.total).toBe(301);
});
