import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { titleQuery, type FilterTypes, type Position } from '#libs/catalog';
import { aGame, aPublisher, writeSource } from '#libs/testing';
import type { LoadedEngine } from './loaded-engine.js';

const UNKNOWN = { yearPublished: null, editions: null, players: null, playtime: null, minAge: null };

/** What an engine does with games that the shipped catalog does not have. */
export function describeUnusualGames(load: (folder: string) => Promise<LoadedEngine>): void {
  describe('in a catalog of unusual games', () => {
    let engine: LoadedEngine;

    beforeAll(async () => {
      const games = [
        aGame({ id: 'known', complexity: 3 }),
        aGame({ id: 'unknown', name: { en: 'Lost' }, ...UNKNOWN }),
        aGame({
          id: 'listed',
          name: { en: 'Many Boxes' },
          ...UNKNOWN,
          editions: [
            { languages: ['it', 'de'], title: 'Boxes', publisher: 'kosmos', year: 2019 },
            { languages: ['en'], year: 2019 },
            { languages: ['de', 'en'], year: -3100 },
            { languages: ['fr'] },
          ],
        }),
        aGame({ id: 'question-marks', name: { en: '???' }, yearPublished: -3_000, complexity: 1 }),
      ];
      engine = await load(await writeSource({ games, publishers: [aPublisher('kosmos', 'Kosmos')] }));
    });

    afterAll(() => engine.close());

    async function idsOf(filters: FilterTypes['games'], q?: string): Promise<string[]> {
      const { hits } = await engine.search.list(engine.generation, {
        resource: 'games',
        filters,
        title: q === undefined ? undefined : titleQuery(q),
        after: undefined,
        count: 10,
      });
      return hits.map(({ item }) => item.id);
    }

    it.each<FilterTypes['games']>([
      { age: 8 },
      { age: 99 },
      { players: 2 },
      { playtimeFrom: 0 },
      { playtimeTo: 1_000_000 },
      { yearFrom: -9_999 },
      { yearTo: 9_999 },
      { yearFrom: -9_999, yearTo: 9_999 },
      { complexityFrom: 1 },
      { complexityTo: 5 },
    ])('finds games whose number is known, and no other, by %j', async filters => {
      expect(await idsOf(filters)).toEqual(['known', 'question-marks']);
    });

    it('finds games of unknown year by no year, not even by 0', async () => {
      expect(await idsOf({ year: 0 })).toEqual([]);
      expect(await idsOf({ yearFrom: -5, yearTo: 5 })).toEqual([]);
    });

    it.each([
      ['complexity', false, ['question-marks', 'known', 'listed', 'unknown']],
      ['complexity', true, ['known', 'question-marks', 'listed', 'unknown']],
      ['year', false, ['question-marks', 'known', 'listed', 'unknown']],
      ['year', true, ['known', 'question-marks', 'listed', 'unknown']],
      ['editions', false, ['known', 'question-marks', 'listed', 'unknown']],
      ['editions', true, ['listed', 'known', 'question-marks', 'unknown']],
    ])(
      'orders games whose %s is unknown last, page by page (descending: %s)',
      async (fieldName, descends, ids) => {
        const found: string[] = [];
        let after: Position | undefined;
        do {
          const { hits } = await engine.search.list(engine.generation, {
            resource: 'games',
            filters: {},
            title: undefined,
            sort: { fieldName, descends },
            after,
            count: 1,
          });
          found.push(...hits.map(({ item }) => item.id));
          after = hits[0]?.position;
        } while (after !== undefined);
        expect(found).toEqual(ids);
      },
    );

    it('counts the games of each complexity, and none of an unknown one', async () => {
      const { facets } = await engine.search.list(engine.generation, {
        resource: 'games',
        filters: {},
        title: undefined,
        facets: ['complexity'],
        after: undefined,
        count: 1,
      });
      expect(facets).toEqual({
        complexity: [
          { value: '1', count: 1 },
          { value: '3', count: 1 },
        ],
      });
    });

    it('lists editions by year, unknown ones last, then language, with every part that is known', async () => {
      const unknown = { title: null, publisher: null, publisherId: null };
      expect(await engine.search.editionsOf(engine.generation, 'listed')).toEqual([
        { ...unknown, languages: ['de', 'en'], yearPublished: -3100 },
        {
          title: 'Boxes',
          languages: ['de', 'it'],
          publisher: 'Kosmos',
          publisherId: 'kosmos',
          yearPublished: 2019,
        },
        { ...unknown, languages: ['en'], yearPublished: 2019 },
        { ...unknown, languages: ['fr'], yearPublished: 0 },
      ]);
    });

    it('lists no edition of a game of which it knows none, or the number alone', async () => {
      expect(await engine.search.editionsOf(engine.generation, 'unknown')).toEqual([]);
      expect(await engine.search.editionsOf(engine.generation, 'known')).toEqual([]);
    });

    it('has no editions of a game that does not exist', async () => {
      expect(await engine.search.editionsOf(engine.generation, 'lost')).toBeUndefined();
    });

    it('finds by a text without letter or digit the title that is exactly this text', async () => {
      expect(await idsOf({}, '???')).toEqual(['question-marks']);
      expect(await idsOf({}, '??')).toEqual([]);
    });

    it.each(['é'.repeat(200), '語'.repeat(200), '𝒜'.repeat(200)])(
      'has no slug near a long one of other letters',
      async slug => {
        expect(await engine.search.nearestSlugs(engine.generation, 'games', slug)).toEqual([]);
      },
    );
  });
}
