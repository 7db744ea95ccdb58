import type { Client, estypes } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { partialQuery, titleQuery, type Generation } from '#libs/catalog';
import { Vocabularies } from '../vocabulary/vocabularies.js';
import { TitleLists } from './title-lists.js';

const GENERATION: Generation = {
  id: '20261121t092535837z',
  digest: '11'.repeat(32),
  builtAt: new Date(0),
  longestTitleWords: { games: 3, publishers: 3, people: 3 },
  missingFields: [],
};
const NEWER: Generation = { ...GENERATION, id: '20261122t092535837z', digest: '22'.repeat(32) };

/** Names of the games by generation, in the order of their slugs; each has more editions than the one before. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  [GENERATION.id]: ['Azul', 'Catan Dice', 'Catan Junior'],
  [NEWER.id]: ['Cat Lady', 'Catan'],
};

let failures: string[];
let requested: string[];
let isUnavailable: boolean;
/** The stored part of every generation. */
let vocabulary: readonly unknown[];
let vocabularies: Vocabularies;

const client = {
  search: ({ index, search_after }: estypes.SearchRequest) => {
    const [, list = '', id = ''] = String(index).split('-');
    requested.push(list);
    if (list === 'vocabulary') return Promise.resolve({ hits: { hits: search_after ? [] : vocabulary } });
    if (isUnavailable) return Promise.reject(new Error('unavailable'));
    const names = list === 'games' ? (GAMES[id] ?? []) : [];
    return Promise.resolve({ hits: { hits: names.map(hitOf) } });
  },
} as unknown as Client;

function hitOf(name: string, place: number) {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    _source: {
      item: { id, name: { en: name }, yearPublished: 2_000 },
      alternatives: [],
    },
    fields: { editions: [1 + place] },
  };
}

function listsOf(mostTitles?: number): TitleLists {
  const onFailure = (failure: Error) => failures.push(failure.message);
  return new TitleLists(client, 'catalog', vocabularies, onFailure, mostTitles);
}

async function suggested(lists: TitleLists, generation: Generation): Promise<unknown> {
  return (await lists.suggest(generation, 'games', titleQuery('cat'), 10))?.map(({ title }) => title);
}

const parts = (text: string) => partialQuery(titleQuery(text))!;

beforeEach(async () => {
  failures = [];
  requested = [];
  isUnavailable = false;
  vocabulary = [];
  vocabularies = new Vocabularies(client, 'catalog', () => undefined);
  await vocabularies.prepare(GENERATION);
  await vocabularies.prepare(NEWER);
});
afterEach(() => void jest.useRealTimers());

it('suggest from the titles of their own generation alone, of two that are needed', async () => {
  const lists = listsOf();
  await lists.prepare(GENERATION);
  expect(await suggested(lists, GENERATION)).toEqual(['Catan Junior', 'Catan Dice']);
  const reading = lists.prepare(GENERATION, NEWER);
  expect(await suggested(lists, NEWER)).toBeUndefined();
  await reading;
  expect(await suggested(lists, GENERATION)).toEqual(['Catan Junior', 'Catan Dice']);
  expect(await suggested(lists, NEWER)).toEqual(['Cat Lady', 'Catan']);
});

it('are those of two generations at most, of which the one that is needed stays', async () => {
  const lists = listsOf();
  const oldest = { ...GENERATION, digest: '33'.repeat(32) };
  const areRead = () => [oldest, GENERATION, NEWER].map(generation => lists.isRead(generation));
  const ask = (generation: Generation) => lists.partialMatches(generation, 'games', parts('x y'), 5_000);
  await lists.prepare(NEWER);
  await ask(oldest);
  expect(areRead()).toEqual([true, false, true]);
  await ask(GENERATION);
  expect(areRead()).toEqual([false, true, true]);
  await lists.prepare(NEWER, GENERATION);
  await expect(ask(oldest)).rejects.toMatchObject({ reason: 'titles not read' });
  expect(areRead()).toEqual([false, true, true]);
});

it('are not read to their end once another generation is promoted, nor is that a problem', async () => {
  const lists = listsOf();
  const outdated = lists.prepare(GENERATION);
  await lists.prepare(NEWER);
  await outdated;
  expect(lists.has(GENERATION, 'games')).toBe(false);
  expect(lists.has(NEWER, 'games')).toBe(true);
  expect(failures).toEqual([]);
});

it('are read again when they could not be read, which is reported, but not at once', async () => {
  const lists = listsOf();
  isUnavailable = true;
  jest.useFakeTimers();
  await lists.prepare(GENERATION);
  await lists.prepare(GENERATION);
  expect(failures).toEqual(['The titles could not be read; suggestions are slower without them']);
  expect(lists.has(GENERATION, 'games')).toBe(false);
  isUnavailable = false;
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await lists.prepare(GENERATION);
  expect(await suggested(lists, GENERATION)).toEqual(['Catan Junior', 'Catan Dice']);
});

it('are none for a catalog of too many titles, which is reported once', async () => {
  const lists = listsOf(2);
  await lists.prepare(GENERATION);
  const { length } = requested;
  await lists.prepare(GENERATION);
  expect(requested).toHaveLength(length);
  expect(lists.has(GENERATION, 'games')).toBe(false);
  expect(failures).toEqual([
    'The catalog has more than 2 titles; suggestions are slower, because none are kept',
  ]);
});

it('are not even read when the vocabulary has the forms of too many', async () => {
  const texts = ['azul', 'catandice', 'catanjunior', 'catlady', 'catan'];
  vocabulary = [{ _source: { part: '1', content: { list: 'games', kind: 'joined', texts } } }];
  vocabularies = new Vocabularies(client, 'catalog', () => undefined);
  await vocabularies.prepare(GENERATION);
  requested = [];
  const lists = listsOf(2);
  await lists.prepare(GENERATION);
  expect(requested).toEqual([]);
  expect(lists.isRead(GENERATION)).toBe(true);
  expect(failures).toEqual([expect.stringContaining('more than 2 titles')]);
});

it('match parts of a query in an earlier generation, which is read for that, and keep the current one', async () => {
  const lists = listsOf();
  await lists.prepare(NEWER);
  const query = parts('catan board game');
  const idsIn = async (generation: Generation) =>
    (await lists.partialMatches(generation, 'games', query, 5_000))?.map(({ id }) => id);
  expect(await idsIn(NEWER)).toEqual(['catan']);
  requested = [];
  expect(await idsIn(GENERATION)).toEqual(['catan-dice']);
  expect(requested).toContain('games');
  requested = [];
  expect([await idsIn(NEWER), await idsIn(GENERATION)]).toEqual([['catan'], ['catan-dice']]);
  expect(requested).toEqual([]);
});

it('match no part of a query as long as they are not read: then there is no answer', async () => {
  const lists = listsOf();
  isUnavailable = true;
  await expect(
    lists.partialMatches(GENERATION, 'games', parts('catan board game'), 5_000),
  ).rejects.toMatchObject({ reason: 'titles not read' });
});

it('leave it to Elasticsearch to match parts of a query when there are too many', async () => {
  const lists = listsOf(2);
  await lists.prepare(GENERATION);
  const query = parts('catan board game');
  expect(await lists.partialMatches(GENERATION, 'games', query, 5_000)).toBeUndefined();
});
