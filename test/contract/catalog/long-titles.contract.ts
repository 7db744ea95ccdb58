import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_LOOKUPS, MAX_QUERY_LENGTH, titleQuery, type Position } from '#libs/catalog';
import { aGame, withTypo, writeSource } from '#libs/testing';
import type { LoadedEngine } from './loaded-engine.js';
import { Reference } from './reference.js';

const WORDS = (
  'the of a in to and on at by for lost kings castle dragon harbour monastery journey winter river island ' +
  'merchants mountains expedition adventure kingdom treasure legend forgotten northern empire'
).split(' ');
const TITLES = 60;
const LONGEST = 30;

/** Titles of 4 to 30 words of the same few, so that most words are in most titles. */
function longTitle(number: number): string {
  const length = 4 + ((number * 7) % (LONGEST - 3));
  return Array.from(
    { length },
    (_, place) => WORDS[(number * 11 + place * (1 + (number % 13))) % WORDS.length],
  ).join(' ');
}

/** Words of such titles: unchanged, in another order, misspelled, with some spaces missing, and cut off at the end. */
const longQueries = fc
  .record({
    title: fc.nat(TITLES - 1).map(longTitle),
    first: fc.nat(4),
    isShuffled: fc.boolean(),
    typos: fc.array(fc.nat(MAX_QUERY_LENGTH), { maxLength: 2 }),
    joinedAt: fc.option(fc.nat(20), { nil: undefined }),
    missing: fc.nat(3),
  })
  .map(({ title, first, isShuffled, typos, joinedAt, missing }) => {
    const words = title.split(' ').slice(first);
    if (isShuffled) words.reverse();
    if (joinedAt !== undefined) words.splice(joinedAt, 2, words.slice(joinedAt, joinedAt + 2).join(''));
    const text = typos.reduce(
      (typed, place) => withTypo(typed, 'swap', place % typed.length, ''),
      words.join(' '),
    );
    return text.slice(0, MAX_QUERY_LENGTH).slice(0, text.length - missing);
  })
  .filter(text => text.trim() !== '');

/** What a query of many words finds among titles of many words. */
export function describeLongTitles(load: (folder: string) => Promise<LoadedEngine>, runs: number): void {
  describe('in titles of many words', () => {
    let engine: LoadedEngine;
    let reference: Reference<'games'>;

    beforeAll(async () => {
      const games = Array.from({ length: TITLES }, (_, number) =>
        aGame({ id: `game-${number}`, name: { en: longTitle(number) } }),
      );
      const folder = await writeSource({ games });
      engine = await load(folder);
      reference = await Reference.of(folder, 'games');
    });

    afterAll(() => engine.close());

    async function find(query: string): Promise<Position[]> {
      const request = { resource: 'games', filters: {}, after: undefined, count: TITLES } as const;
      const { hits } = await engine.search.list(engine.generation, { ...request, title: titleQuery(query) });
      return hits.map(({ position }) => position);
    }

    it('finds for every query what the definition finds', async () => {
      await fc.assert(
        fc.asyncProperty(longQueries, async query => {
          expect(await find(query)).toEqual(reference.find(query));
        }),
        { numRuns: runs },
      );
    });

    it('compares a query with more words than the lookup limit only as a whole', async () => {
      const number = Array.from({ length: TITLES }, (_, each) => each).find(
        each =>
          new Set(longTitle(each).split(' ')).size > MAX_LOOKUPS &&
          longTitle(each).length <= MAX_QUERY_LENGTH,
      )!;
      const words = longTitle(number).split(' ');
      expect((await find(words.join(' ').replace('king', 'kign')))[0]?.at(-1)).toBe(`game-${number}`);
      expect(await find([...words].reverse().join(' '))).toEqual([]);
      const some = [...new Set(words)].reverse().slice(0, MAX_LOOKUPS).join(' ');
      expect((await find(some)).map(position => position.at(-1))).toContain(`game-${number}`);
    });
  });
}
