import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MAX_SUGGESTIONS,
  RESOURCES,
  titleQuery,
  type CatalogSearch,
  type Generation,
  type ListRequest,
  type Position,
  type Resource,
} from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { generateCatalog } from '#libs/catalog-generator';
import { runs } from '#libs/testing';
import { BruteForce } from '../../contract/catalog/brute-force.js';
import { combinations, requestOf } from '../../contract/catalog/combinations.js';
import { queriesFrom } from '../../contract/catalog/queries.js';
import { openElastic, type OpenedElastic } from '../../support/open-elastic.js';

/** Enough for shared words, series and equal titles; other tests compare the shipped catalog with the definition. */
const GAMES = 5_000;
const RUNS = runs(70);

describe('Both engines on a generated catalog', () => {
  let elastic: OpenedElastic;
  let embedded: EmbeddedCatalog;
  let titles: string[];
  const titlesOf = new Map<Resource, readonly string[]>();
  let source: BruteForce;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalog-generated-'));
    await generateCatalog({ from: 'indexer/seed', to: folder, games: GAMES, seed: 'engines agree' });
    [elastic, embedded] = await Promise.all([openElastic(folder), EmbeddedCatalog.load(folder)]);
    source = await BruteForce.read(folder);
    for (const resource of RESOURCES) titlesOf.set(resource, await titlesIn(folder, resource));
    titles = titlesOf.get('games') as string[];
  });

  afterAll(() => elastic.close());

  async function ask(request: ListRequest<'games'>): Promise<[Position[], Position[]]> {
    const [fromElastic, fromMemory] = await Promise.all([
      elastic.search.list(elastic.generation, request),
      embedded.search.list(embedded.generation, request),
    ]);
    return [fromElastic.hits.map(hit => hit.position), fromMemory.hits.map(hit => hit.position)];
  }

  it('return the same games in the same order for every query', async () => {
    await fc.assert(
      fc.asyncProperty(queriesFrom(titles), fc.integer({ min: 2, max: 51 }), async (query, count) => {
        const [fromElastic, fromMemory] = await ask({
          resource: 'games',
          filters: {},
          title: titleQuery(query),
          after: undefined,
          count,
        });
        expect(fromElastic).toEqual(fromMemory);
      }),
      { numRuns: RUNS },
    );
  });

  it('return the same bytes for any combination of parameters of /games', async () => {
    const both = (asked: (search: CatalogSearch, generation: Generation) => Promise<unknown>) =>
      Promise.all([
        asked(elastic.search, elastic.generation),
        asked(embedded.search, embedded.generation),
      ]).then(answers => answers.map(answer => JSON.stringify(answer)));
    await fc.assert(
      fc.asyncProperty(combinations(source), fc.integer({ min: 1, max: 20 }), async (asked, count) => {
        const [one, other] = await both(async (search, generation) =>
          search.list(generation, await requestOf(asked, count, { search, generation })),
        );
        expect(one).toBe(other);
        const title = titleQuery(asked.q ?? 'the');
        const rows = await both((search, generation) => search.suggest(generation, 'games', title, count));
        expect(rows[0]).toBe(rows[1]);
      }),
      { numRuns: RUNS },
    );
  });

  /** From titles in the memory of a process, from Elasticsearch, and from the embedded engine. */
  async function suggestions(resource: Resource, typed: string, count: number): Promise<string[]> {
    const title = titleQuery(typed);
    const answers = await Promise.all([
      elastic.search.suggest(elastic.generation, resource, title, count),
      elastic.asking.suggest(elastic.generation, resource, title, count),
      embedded.search.suggest(embedded.generation, resource, title, count),
    ]);
    return answers.map(answer => JSON.stringify(answer));
  }

  it('suggest the same, from titles in memory and from Elasticsearch, whatever is typed', async () => {
    for (const resource of RESOURCES) expect(elastic.titleLists.has(elastic.generation, resource)).toBe(true);
    const lists = fc.oneof(
      ...[...titlesOf]
        .filter(([, texts]) => texts.length > 0)
        .map(([resource, texts]) => ({
          weight: resource === 'games' ? 4 : 1,
          arbitrary: fc.record({ resource: fc.constant(resource), query: queriesFrom(texts) }),
        })),
    );
    await fc.assert(
      fc.asyncProperty(
        lists,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: MAX_SUGGESTIONS }),
        async ({ resource, query }, letters, count) => {
          for (const typed of [query, [...query].slice(0, letters).join('')]) {
            const [inMemory, asked, inEmbedded] = await suggestions(resource, typed, count);
            expect(inMemory).toBe(asked);
            expect(inMemory).toBe(inEmbedded);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('suggest the same for one and two letters, whose suggestions are kept in memory where many titles have them', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
    const beginnings = [
      ...letters,
      ...letters.flatMap(one => letters.map(other => one + other)),
      'the',
      'sch',
    ];
    for (const q of beginnings) {
      const [inMemory, asked, inEmbedded] = await suggestions('games', q, 7);
      expect({ q, suggestions: asked }).toEqual({ q, suggestions: inMemory });
      expect(inMemory).toBe(inEmbedded);
    }
  });

  const filters = fc.record(
    {
      year: fc.integer({ min: 1990, max: 2020 }),
      players: fc.integer({ min: 1, max: 8 }),
      language: fc.constantFrom('en', 'fr', 'de', 'es', 'it', 'pl'),
    },
    { requiredKeys: [] },
  );

  it('continue after the same position, whatever the filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.option(queriesFrom(titles), { nil: undefined }), async (chosen, query) => {
        const title = query === undefined ? undefined : titleQuery(query);
        const request = { resource: 'games', filters: chosen, title, after: undefined, count: 5 } as const;
        const [first] = await ask(request);
        const [fromElastic, fromMemory] = await ask({ ...request, after: first.at(-1), count: 20 });
        expect(fromElastic).toEqual(fromMemory);
      }),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });
});

async function titlesIn(folder: string, resource: Resource): Promise<string[]> {
  const entries = await Array.fromAsync((await CatalogSource.open(folder)).entries(resource));
  return entries.flatMap(entry => entry.titles.map(({ text }) => text));
}
