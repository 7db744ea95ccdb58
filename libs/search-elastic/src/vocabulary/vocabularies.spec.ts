import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Generation } from '#libs/catalog';
import { Vocabularies } from './vocabularies.js';

const generation: Generation = {
  id: '20261121t092535837z',
  digest: '11'.repeat(32),
  builtAt: new Date(0),
  longestTitleWords: { games: 3, publishers: 3, people: 3 },
  missingFields: [],
};

let readings: number;
let isAway: boolean;
const problems: string[] = [];
const client = {
  search: async () => {
    readings++;
    if (isAway) throw new Error('away');
    return { hits: { hits: [] } };
  },
} as unknown as Client;
const vocabularies = new Vocabularies(client, 'catalog', problem => problems.push(problem.message));

beforeEach(() => {
  jest.useFakeTimers();
  readings = 0;
  isAway = true;
});
afterEach(() => void jest.useRealTimers());

it('is read again when it could not be read, but not at once', async () => {
  await vocabularies.prepare(generation);
  await vocabularies.prepare(generation);
  expect([readings, problems.length]).toEqual([1, 1]);
  expect(vocabularies.of(generation, 'games')).toBeUndefined();
  isAway = false;
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await vocabularies.prepare(generation);
  expect(vocabularies.of(generation, 'games')).toBeDefined();
  await vocabularies.prepare(generation);
  expect(readings).toBe(2);
});
