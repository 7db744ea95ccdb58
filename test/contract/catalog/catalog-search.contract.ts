import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  nearestSlugs,
  parametersOf,
  partialQuery,
  RESOURCES,
  ROLES,
  suggestionOf,
  titleQuery,
  type EntryTypes,
  type FilterTypes,
  type ListRequest,
  type Position,
  type Resource,
} from '#libs/catalog';
import { TYPO_KINDS, withTypo } from '#libs/testing';
import { checkFilter, compare, EVERY_FILTER, anyValue } from './filter-cases.js';
import { BruteForce, plainEditions, plainGameCounts, type Combination } from './brute-force.js';
import { combinations, requestOf, valuesOfParameters } from './combinations.js';
import { describePartialAnswers } from './partial-answers.contract.js';
import { describeLongTitles } from './long-titles.contract.js';
import type { LoadedEngine } from './loaded-engine.js';
import { longerQueriesFrom, queriesFrom } from './queries.js';
import { Reference } from './reference.js';
import { goldenQueries, TESTED_CATALOG, testedEntries } from './tested-catalog.js';
import { describeUnusualGames } from './unusual-games.contract.js';

/** Parameters of /games that filter by no field. */
const MORE_PARAMETERS = ['q', 'sort', 'seed', 'similarTo', 'facets'];

/** What every engine guarantees, tested on the shipped catalog. */
export function describeCatalogSearch(
  name: string,
  load: (folder: string) => Promise<LoadedEngine>,
  runs: number,
): void {
  describe(name, () => {
    let engine: LoadedEngine;
    let games: Reference<'games'>;
    let entries: readonly EntryTypes['games'][];

    beforeAll(async () => {
      engine = await load(TESTED_CATALOG);
      games = await Reference.of(TESTED_CATALOG, 'games');
      entries = await testedEntries('games');
    });

    afterAll(() => engine.close());

    async function positions<R extends Resource>(
      request: Partial<ListRequest<R>> & { resource: R; filters: FilterTypes[R] },
    ) {
      const { hits } = await engine.search.list<R>(engine.generation, {
        title: undefined,
        after: undefined,
        count: 51,
        ...request,
      });
      return hits.map(hit => hit.position);
    }

    function findGames(q: string, more: Partial<ListRequest<'games'>> = {}): Promise<Position[]> {
      return positions({ resource: 'games', filters: {}, title: titleQuery(q), ...more });
    }

    describe('finds first', () => {
      it.each(goldenQueries())('%s → %s', async (query, slug) => {
        const [first] = await findGames(query);
        expect(first?.at(-1) ?? '-').toBe(slug);
      });
    });

    it('finds for every query what the definition finds, in its order', async () => {
      await fc.assert(
        fc.asyncProperty(queriesFrom(games.titles), async query => {
          expect(await findGames(query)).toEqual(games.find(query).slice(0, 51));
        }),
        { numRuns: runs },
      );
    });

    it.each(RESOURCES.filter(resource => resource !== 'games'))(
      'searches the titles of %s by the same definition',
      async resource => {
        const reference = await Reference.of(TESTED_CATALOG, resource);
        await fc.assert(
          fc.asyncProperty(queriesFrom(reference.titles), async query => {
            const found = await positions({ resource, filters: {}, title: titleQuery(query) });
            expect(found).toEqual(reference.find(query).slice(0, 51));
          }),
          { numRuns: Math.ceil(runs / 3) },
        );
      },
    );

    it.each(RESOURCES)(
      'finds among %s what matches a part of a query as the definition does',
      async resource => {
        const reference = await Reference.of(TESTED_CATALOG, resource);
        const queries = fc.oneof(longerQueriesFrom(reference.titles), queriesFrom(reference.titles));
        await fc.assert(
          fc.asyncProperty(queries, async query => {
            fc.pre(reference.find(query).length === 0);
            const parts = partialQuery(titleQuery(query));
            const found = parts && (await engine.search.partialMatches(engine.generation, resource, parts));
            expect(found ?? []).toEqual(reference.findPartially(query));
          }),
          { numRuns: Math.ceil(runs / 3) },
        );
      },
    );

    describePartialAnswers(() => engine, runs);

    it('lists given records by their scores, as a title search does, whatever else is requested', async () => {
      const ranked = entries
        .slice(100, 150)
        .map(({ item }, place) => ({ id: item.id, score: 1 + (place % 7) * 9_000 }));
      const all = await positions({ resource: 'games', filters: {}, ranked });
      expect(all.map(([score]) => score)).toEqual(
        all.map(([score]) => score).sort((a, b) => Number(b) - Number(a)),
      );
      expect(all.map(position => position.at(-1)).sort()).toEqual(ranked.map(({ id }) => id).sort());
      const walked: Position[] = [];
      for (let after: Position | undefined; ;) {
        const page = await positions({ resource: 'games', filters: {}, ranked, after, count: 7 });
        walked.push(...page);
        after = page.at(-1);
        if (page.length < 7) break;
      }
      expect(walked).toEqual(all);
      const more = { filters: { language: 'de' }, sort: { fieldName: 'year', descends: true } };
      const found = await engine.search.list(engine.generation, {
        resource: 'games',
        title: undefined,
        ranked,
        after: undefined,
        count: 51,
        countsMatches: true,
        facets: ['language'],
        ...more,
      });
      const german = entries.filter(
        ({ item }) => item.languages.includes('de') && ranked.some(({ id }) => id === item.id),
      );
      expect(found.total).toBe(german.length);
      expect(found.facets?.language?.find(({ value }) => value === 'de')?.count).toBe(german.length);
      const years = found.hits.map(({ item }) => item.yearPublished);
      expect(years).toEqual([...years].sort((a, b) => b - a));
    });

    it.each<[string, FilterTypes['games'], (entry: EntryTypes['games']) => boolean]>([
      ['year', { year: 2017 }, ({ item }) => item.yearPublished === 2017],
      ['players', { players: 5 }, ({ item }) => item.players.min <= 5 && 5 <= item.players.max],
      ['language', { language: 'it' }, ({ item }) => item.languages.includes('it')],
      ['mechanic', { mechanic: ['auction'] }, ({ item }) => item.mechanics.includes('auction')],
      ['category', { category: ['trains'] }, ({ item }) => item.categories.includes('trains')],
      ['publisher', { publisher: 'kosmos' }, ({ item }) => item.publisherId === 'kosmos'],
      [
        'two mechanics, both of which must hold',
        { mechanic: ['hand-management', 'auction'] },
        ({ item }) => item.mechanics.includes('auction') && item.mechanics.includes('hand-management'),
      ],
      ['designer', { designer: ['uwe-rosenberg'] }, ({ item }) => item.designerIds.includes('uwe-rosenberg')],
      [
        'illustrator',
        { illustrator: 'klemens-franz' },
        ({ item }) => item.illustratorIds.includes('klemens-franz'),
      ],
      [
        'a span of years',
        { yearFrom: 1990, yearTo: 1999 },
        ({ item }) => 1990 <= item.yearPublished && item.yearPublished <= 1999,
      ],
      [
        'a span of minutes',
        { playtimeFrom: 30, playtimeTo: 60 },
        ({ item }) => 30 <= item.playtime.min && item.playtime.max <= 60,
      ],
      ['age', { age: 8 }, ({ item }) => 1 <= item.minAge && item.minAge <= 8],
      [
        'ids',
        { ids: ['wingspan', 'no-such-game', 'catan'] },
        ({ item }) => ['catan', 'wingspan'].includes(item.id),
      ],
      ['an unknown slug', { mechanic: ['no-such-mechanic'] }, () => false],
      [
        'all of them together',
        { players: 4, language: 'de', mechanic: ['worker-placement'] },
        ({ item }) =>
          item.players.min <= 4 &&
          4 <= item.players.max &&
          item.languages.includes('de') &&
          item.mechanics.includes('worker-placement'),
      ],
    ])('filters games by %s, slugs ascending', async (name, filters, matches) => {
      const expected = entries.filter(matches).map(({ item }) => [item.id]);
      if (!name.startsWith('an unknown')) expect(expected.length).toBeGreaterThan(0);
      expect(await positions({ resource: 'games', filters, count: 10_000 })).toEqual(expected.sort());
    });

    it.each(EVERY_FILTER)('filters %s by %s as the registry declares it', async (resource, parameter) => {
      await checkFilter(engine, resource, parameter, await testedEntries(resource));
    });

    it('combines any filters', async () => {
      const combination = fc.record(
        Object.fromEntries(
          parametersOf('games').map(declared => [declared.name, anyValue(declared, entries)]),
        ),
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(combination, filters => compare(engine, 'games', filters, entries)),
        { numRuns: Math.ceil(runs / 3) },
      );
    });

    describe('finds the same ids, order, total and counts as a plain search of the source', () => {
      let source: BruteForce;
      beforeAll(async () => void (source = await BruteForce.read(TESTED_CATALOG)));

      it('for every parameter alone', async () => {
        const values = valuesOfParameters(source);
        const names = [...parametersOf('games').map(({ name }) => name), ...MORE_PARAMETERS];
        expect(Object.keys(values).sort()).toEqual(names.sort());
        for (const [name, value] of Object.entries(values))
          await fc.assert(
            fc.asyncProperty(fc.record({ [name]: value }), asked => compareWithSource(asked, 50)),
            { numRuns: Math.ceil(runs / 5) },
          );
      });

      it('for any combination', async () => {
        await fc.assert(
          fc.asyncProperty(combinations(source), fc.integer({ min: 1, max: 60 }), compareWithSource),
          {
            numRuns: 3 * runs,
          },
        );
      });

      async function compareWithSource(asked: Combination, count: number): Promise<void> {
        const expected = source.find(asked);
        const request = await requestOf(asked, count, engine);
        const found = await engine.search.list(engine.generation, request);
        expect(found.hits.map(({ item }) => item.id)).toEqual(expected.ids.slice(0, count));
        expect(found.total).toBe(expected.ids.length);
        expect(found.facets ?? {}).toEqual(expected.facets);
        const after = found.hits.at(-1)?.position;
        const next = await engine.search.list(engine.generation, { ...request, after });
        if (after === undefined) return;
        expect(next.hits.map(({ item }) => item.id)).toEqual(expected.ids.slice(count, 2 * count));
        expect([next.total, next.facets]).toEqual([found.total, found.facets]);
      }
    });

    it.each(['publishers', 'people', 'mechanics', 'categories', 'awards', 'series'] as const)(
      'orders %s by the number of games that name them in the source',
      async list => {
        const counts = plainGameCounts((await BruteForce.read(TESTED_CATALOG)).games, list);
        const rows = (await testedEntries(list)).map(({ item }): [string, number] => [
          item.id,
          counts.get(item.id) ?? 0,
        ]);
        for (const descends of [false, true]) {
          const sort = { fieldName: 'games', descends };
          const request = {
            resource: list,
            filters: {},
            title: undefined,
            after: undefined,
            sort,
            count: 5_000,
          };
          const { hits } = await engine.search.list(engine.generation, request);
          const expected = rows.toSorted(
            ([a, few], [b, many]) => (descends ? many - few : few - many) || (a < b ? -1 : 1),
          );
          expect(hits.map(({ item }) => [item.id, item.games])).toEqual(expected);
        }
      },
    );

    it('lists the editions of a game as the source does, as many as the game counts', async () => {
      const { games: records } = await BruteForce.read(TESTED_CATALOG);
      const names = new Map((await testedEntries('publishers')).map(({ item }) => [item.id, item.name]));
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...records), async record => {
          const editions = await engine.search.editionsOf(engine.generation, record.id);
          expect(editions).toEqual(plainEditions(record, names));
          const game = await engine.search.record(engine.generation, 'games', record.id);
          expect(game?.editions).toBe(editions?.length);
        }),
        { numRuns: runs },
      );
    });

    it('suggests what the title search finds, each with the title that gives it its rank', async () => {
      await fc.assert(
        fc.asyncProperty(queriesFrom(games.titles), fc.integer({ min: 1, max: 20 }), async (query, count) => {
          const title = titleQuery(query);
          const rows = await engine.search.suggest(engine.generation, 'games', title, count);
          const expected = games.find(query).slice(0, count);
          expect(rows).toEqual(
            expected.map(position => {
              const { titles, item } = entries.find(entry => entry.item.id === position.at(-1))!;
              return suggestionOf(title, 'games', item, titles, position);
            }),
          );
        }),
        { numRuns: Math.ceil(runs / 3) },
      );
    });

    it('finds the slugs nearest to an unknown one, as the definition does', async () => {
      const slugs = entries.map(({ item }) => item.id);
      const typed = fc.tuple(fc.constantFrom(...slugs), fc.nat(30), fc.constantFrom(...TYPO_KINDS));
      await fc.assert(
        fc.asyncProperty(typed, async ([slug, place, kind]) => {
          const asked = withTypo(slug, kind, place % slug.length, 'x');
          const found = await engine.search.nearestSlugs(engine.generation, 'games', asked);
          expect(found).toEqual(nearestSlugs(asked, slugs));
        }),
        // The last letter has none to be swapped with: `goa` itself, to which `go` is near.
        { numRuns: runs, examples: [[['goa', 26, 'swap']]] },
      );
    });

    it('combines a filter with the title search', async () => {
      const expected = games.findWhere('the', ({ item }) => item.languages.includes('it'));
      expect(expected.length).toBeGreaterThan(0);
      expect(await findGames('the', { filters: { language: 'it' }, count: 10_000 })).toEqual(expected);
    });

    it.each<[FilterTypes['expansions'], (entry: EntryTypes['expansions']) => boolean]>([
      [{ baseGame: 'carcassonne' }, ({ item }) => item.baseGame === 'carcassonne'],
      [{ language: 'fr' }, ({ item }) => item.languages.includes('fr')],
      [{ year: 2019 }, ({ item }) => item.yearPublished === 2019],
      [
        { year: 2019, language: 'de' },
        ({ item }) => item.yearPublished === 2019 && item.languages.includes('de'),
      ],
    ])('filters expansions by %j', async (filters, matches) => {
      await expectFiltered('expansions', filters, matches);
    });

    it.each(ROLES)('filters people by the role of %s', async role => {
      await expectFiltered('people', { role }, ({ item }) => item.roles.includes(role));
    });

    async function expectFiltered<R extends Resource>(
      resource: R,
      filters: FilterTypes[R],
      matches: (entry: EntryTypes[R]) => boolean,
    ): Promise<void> {
      const expected = (await testedEntries(resource)).filter(matches);
      expect(expected.length).toBeGreaterThan(0);
      const slugs = expected.map(({ item }) => [item.id]);
      expect(await positions({ resource, filters, count: 10_000 })).toEqual(slugs.sort());
    }

    it.each(['mechanics', 'categories', 'publishers', 'people', 'expansions'] as const)(
      'lists all %s, slugs ascending',
      async resource => {
        const slugs = (await testedEntries(resource)).map(({ item }) => [item.id]);
        expect(await positions({ resource, filters: {}, count: 10_000 })).toEqual(slugs.sort());
      },
    );

    it('walks any search page by page without skipping or repeating', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('a', 'the', 'car', 'catan', 'of', ...games.titles.slice(0, 40)),
          fc.integer({ min: 1, max: 7 }),
          async (query, size) => {
            const expected = games.find(query).slice(0, 30);
            const walked: Position[] = [];
            while (walked.length < expected.length) {
              const page = await findGames(query, { after: walked.at(-1), count: size });
              expect(page.length).toBeGreaterThan(0);
              walked.push(...page);
            }
            expect(walked.slice(0, expected.length)).toEqual(expected);
          },
        ),
        { numRuns: Math.ceil(runs / 10) },
      );
    });

    it('returns a single complete game, and nothing for an unknown slug', async () => {
      const catan = entries.find(({ item }) => item.id === 'catan');
      expect(await engine.search.record(engine.generation, 'games', 'catan')).toEqual(catan?.item);
      for (const slug of ['no-such-game', 'CATAN', '../catan', '%', 'x'.repeat(600)])
        expect(await engine.search.record(engine.generation, 'games', slug)).toBeUndefined();
    });

    describeLongTitles(load, runs);
    describeUnusualGames(load);
  });
}
