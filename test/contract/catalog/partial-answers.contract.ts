import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  Catalog,
  CursorCodec,
  NAMING_LISTS,
  foldTitle,
  formsOfTitle,
  namesRecord,
  MOST_WORDS_OF_NAME,
  type CatalogChanges,
  type CatalogGenerations,
  type NamedWords,
  type NamingList,
  type Resource,
} from '#libs/catalog';
import type { LoadedEngine } from './loaded-engine.js';
import { testedEntries } from './tested-catalog.js';

/** What is typed, the first record of the answer, and the first suggestion beside it. */
const ANSWERS: readonly (readonly [list: Resource, q: string, first: string, suggested?: string])[] = [
  ['games', 'ticket to ride board game europe', 'ticket-to-ride-europe'],
  ['games', 'pandemic board game legacy season 2', 'pandemic-legacy-season-2'],
  ['games', 'Bruno Cathala Trek 12', 'trek-12'],
  ['games', 'splendor asmodee', 'splendor'],
  ['games', 'rosenberg agricola', 'agricola'],
  ['games', 'catan der große', 'catan'],
  ['games', 'Uwe Rosenberg', 'agricola', 'uwe-rosenberg'],
  ['games', 'rosenberg games', 'agricola', 'uwe-rosenberg'],
  ['games', 'Queen Games', 'alhambra', 'queen-games'],
  ['games', 'catan seefahrer', 'catan', 'catan-seafarers'],
  ['games', '7wd pantheon', '7-wonders-duel', '7-wonders-duel-pantheon'],
  ['expansions', '7wd pantheon', '7-wonders-duel-pantheon'],
];

/** What is understood of a query that no title matches in full, on the shipped catalog, and which names are found in it. */
export function describePartialAnswers(engineOf: () => LoadedEngine, runs: number): void {
  describe('a query that no title matches in full', () => {
    let catalog: Catalog;

    beforeAll(() => {
      const { search, generation } = engineOf();
      const generations = { current: () => generation } as CatalogGenerations;
      catalog = new Catalog(search, generations, new CursorCodec(['secret']), {} as CatalogChanges);
    });

    // A row may be shorter than the parameters: named one by one, Jest would fill the last with a callback and wait for it.
    it.each(ANSWERS)('among %s, "%s" finds %s', async (...[resource, q, first, suggested]) => {
      const page = await catalog.list({ resource, filters: {}, q, limit: 3 });
      expect(page.isPartial).toBe(true);
      expect(page.items[0]?.id).toBe(first);
      if (suggested !== undefined) expect(page.suggestions[0]?.id).toBe(suggested);
    });

    it('is suggested the surname that it is, beside titles that it begins or nearly is', async () => {
      const teuber = await catalog.list({ resource: 'games', filters: {}, q: 'Teuber', limit: 3 });
      expect([teuber.isPartial, teuber.suggestions[0]?.id]).toEqual([false, 'klaus-teuber']);
      const moon = await catalog.list({ resource: 'games', filters: {}, q: 'Moon', limit: 3 });
      expect([moon.isPartial, moon.suggestions[0]?.id]).toEqual([false, 'alan-r-moon']);
    });

    it.each(['people', 'publishers'] as const)(
      'is suggested nearly always who is called so, of %s with four games',
      async list => {
        const typed = (await testedEntries(list))
          .filter(({ item }) => item.games >= 4)
          .map(({ item: { id, name } }) => ({ id, q: list === 'people' ? surnameOf(name) : name }));
        const called = new Map<string, Set<string>>();
        for (const { id, q } of typed) called.set(q, (called.get(q) ?? new Set()).add(id));
        const missed: string[] = [];
        for (const [q, ids] of called) {
          const { suggestions, items } = await catalog.list({ resource: 'games', filters: {}, q, limit: 1 });
          const isTitle = items.some(({ name }) => Object.values(name).some(each => isSame(each, q)));
          if (!isTitle && !suggestions.some(({ id }) => ids.has(id))) missed.push(q);
        }
        expect(called.size).toBeGreaterThan(50);
        expect(missed.length / called.size).toBeLessThanOrEqual(0.03);
      },
    );

    it('is suggested nothing beside the title that it is', async () => {
      const { suggestions } = await catalog.list({ resource: 'games', filters: {}, q: 'Catan', limit: 3 });
      expect(suggestions).toEqual([]);
    });

    it('has suggestions of all lists in part, games first', async () => {
      const { suggestions, isPartial } = await catalog.suggest(
        ['games', 'expansions', 'people'],
        'trek 12 board game',
        3,
      );
      expect(suggestions[0]).toMatchObject({ type: 'games', id: 'trek-12', title: 'Trek 12' });
      expect(isPartial).toBe(true);
      expect(await catalog.suggest(['games'], 'trek 1', 3)).toMatchObject({ isPartial: false });
      expect(await catalog.suggest(['games'], 'xqzvw', 3)).toMatchObject({
        suggestions: [],
        isPartial: false,
      });
    });

    it('walks through partial matches without suggestions on later pages', async () => {
      const query = { resource: 'games', filters: {}, q: 'Uwe Rosenberg', limit: 5 } as const;
      const first = await catalog.list(query);
      const second = await catalog.list({ ...query, cursor: first.nextCursor });
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(10);
      expect([first.suggestions.length, second.suggestions.length]).toEqual([1, 0]);
    });
  });

  it.each(NAMING_LISTS)('finds the names of %s among words as the definition does', async list => {
    const named = await namesOf(list);
    const name = fc.constantFrom(...named.map(({ words }) => words));
    const some = fc.tuple(name, fc.nat(4), name).map(([one, from, other]) => [...one.slice(from), ...other]);
    const { search, generation } = engineOf();
    await fc.assert(
      fc.asyncProperty(some, async words => {
        const typed = words.slice(0, 8);
        const found = await search.namesIn(generation, list, typed);
        expect(inOrder(found)).toEqual(inOrder(namesAmong(list, named, typed)));
      }),
      { numRuns: Math.ceil(runs / 10) },
    );
  });
}

function surnameOf(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function isSame(one: string, other: string): boolean {
  return foldTitle(one) === foldTitle(other);
}

interface NameWords {
  readonly id: string;
  readonly words: readonly string[];
  readonly joined: readonly string[];
}

async function namesOf(list: NamingList): Promise<NameWords[]> {
  return (await testedEntries(list)).flatMap(({ item, titles }) =>
    titles
      .filter(({ text }) => foldTitle(text) !== '')
      .map(title => {
        const { exact, joined } = formsOfTitle(title);
        return { id: item.id, words: exact[0]?.split(' ') ?? [], joined };
      }),
  );
}

function namesAmong(list: NamingList, named: readonly NameWords[], words: readonly string[]): NamedWords[] {
  const spans = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS_OF_NAME, words.length - from) }, (_, more) => ({
      from,
      to: from + more + 1,
    })),
  );
  return spans.flatMap(({ from, to }) => {
    const span = words.slice(from, to);
    return named.flatMap(({ id, words: name, joined }) => {
      if (list === 'games') return joined.includes(span.join('')) ? [{ id, from, to, isWhole: true }] : [];
      const match = namesRecord(list, span, name);
      return match === undefined ? [] : [{ id, from, to, ...match }];
    });
  });
}

function inOrder(names: readonly NamedWords[]): string[] {
  return [...new Set(names.map(({ id, from, to, isWhole }) => `${from} ${to} ${id} ${isWhole}`))].sort();
}
