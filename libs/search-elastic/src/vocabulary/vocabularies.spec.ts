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

const newer: Generation = { ...generation, id: '20261122t092535837z', digest: '22'.repeat(32) };

let readings = 0;
let isUnavailable: boolean;
let isSilent: boolean;
const signals: AbortSignal[] = [];
const problems: string[] = [];
const client = {
  search: async (_: unknown, { signal }: { signal: AbortSignal }) => {
    readings++;
    signals.push(signal);
    if (isUnavailable) throw new Error('unavailable');
    if (isSilent)
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    return { hits: { hits: [] } };
  },
} as unknown as Client;
let vocabularies: Vocabularies;

beforeEach(() => {
  vocabularies = new Vocabularies(client, 'catalog', problem => problems.push(problem.message));
  problems.length = 0;
  signals.length = 0;
  isSilent = false;
  jest.useFakeTimers();
  readings = 0;
  isUnavailable = true;
});
afterEach(() => void jest.useRealTimers());

it('is read again when it could not be read, but not at once', async () => {
  await vocabularies.prepare(generation);
  await vocabularies.prepare(generation);
  expect([readings, problems.length]).toEqual([1, 1]);
  expect(vocabularies.of(generation, 'games')).toBeUndefined();
  isUnavailable = false;
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await vocabularies.prepare(generation);
  expect(vocabularies.of(generation, 'games')).toBeDefined();
  await vocabularies.prepare(generation);
  expect(readings).toBe(2);
});

it('is not read to its end once another generation is promoted, nor is that a problem', async () => {
  isUnavailable = false;
  isSilent = true;
  const outdated = vocabularies.prepare(generation);
  expect(signals[0]?.aborted).toBe(false);
  isSilent = false;
  jest.useRealTimers();
  const current = vocabularies.prepare(newer);
  await outdated;
  await current;
  expect(signals[0]?.aborted).toBe(true);
  expect(vocabularies.of(generation, 'games')).toBeUndefined();
  expect(vocabularies.of(newer, 'games')).toBeDefined();
  expect(problems).toEqual([]);
  await vocabularies.prepare(generation);
  expect(vocabularies.of(generation, 'games')).toBeDefined();
});

it('is dropped a minute after the last search that used it, unless it is of the generation that is served', async () => {
  isUnavailable = false;
  jest.useRealTimers();
  await vocabularies.prepare(generation);
  await vocabularies.prepare(newer);
  jest.useFakeTimers();
  const kept = () => [generation, newer].map(each => vocabularies.of(each, 'games') !== undefined);
  for (let uses = 0; uses < 2; uses++) {
    jest.advanceTimersByTime(59_000);
    await vocabularies.prepare(newer);
    expect(kept()).toEqual([true, true]);
  }
  jest.advanceTimersByTime(61_000);
  await vocabularies.prepare(newer);
  expect(kept()).toEqual([false, true]);
});

it('is not read to its end once it is closed', async () => {
  isUnavailable = false;
  isSilent = true;
  const reading = vocabularies.prepare(generation);
  vocabularies.close();
  await reading;
  expect([signals[0]?.aborted, problems]).toEqual([true, []]);
});
