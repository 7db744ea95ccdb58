import fc from 'fast-check';
import {
  MOST_SEED,
  countedFieldsOf,
  randomSort,
  readLikeness,
  sortsOf,
  titleQuery,
  type Likeness,
  type ListRequest,
} from '#libs/catalog';
import { publishersIn, type BruteForce, type Combination } from './brute-force.js';
import type { LoadedEngine } from './loaded-engine.js';
import { queriesFrom } from './queries.js';

const FACETS = countedFieldsOf('games');

const NOT_WITH_SIMILAR_TO: ReadonlySet<string> = new Set(['q', 'sort', 'seed']);

/** Values for each parameter of /games: those that some game has, and those that no game has. */
export function valuesOfParameters({ games }: BruteForce): {
  readonly [Name in keyof Combination]-?: fc.Arbitrary<NonNullable<Combination[Name]>>;
} {
  const slugs = (of: (game: (typeof games)[number]) => readonly string[], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...new Set(games.flatMap(of)), 'slug-without-games'), {
      minLength: 1,
      maxLength,
    });
  /** Terms: one value, any of several, or none of one. */
  const terms = (of: (game: (typeof games)[number]) => readonly string[]) => {
    // At least two: of one alone, several different ones would be looked for without end.
    const value = fc.constantFrom(
      ...new Set(games.flatMap(of)),
      'slug-without-games',
      'another-without-games',
    );
    const term = fc.oneof(
      { weight: 2, arbitrary: value },
      fc.uniqueArray(value, { minLength: 2, maxLength: 4 }).map(values => values.join('|')),
      value.map(each => `!${each}`),
    );
    return fc.uniqueArray(term, { minLength: 1, maxLength: 2 });
  };
  const titles = games.flatMap(({ name, aliases }) => [...Object.values(name), ...aliases]);
  const minutes = fc.constantFrom(0, 15, 30, 45, 60, 90, 120, 240);
  const year = fc.oneof(fc.integer({ min: 1970, max: 2024 }), fc.constantFrom(-9_999, 0, 9_999));
  return {
    q: fc.oneof(fc.constantFrom('a', 's', 'the', 'ca', 'of'), queriesFrom(titles)),
    sort: fc.constantFrom(...sortsOf('games').keys()),
    seed: fc.integer({ min: 1, max: MOST_SEED }),
    similarTo: fc.constantFrom(...games.map(({ id }) => id), 'no-such-game'),
    facets: fc.subarray([...FACETS], { minLength: 1 }),
    year,
    yearFrom: year,
    yearTo: year,
    players: fc.integer({ min: 1, max: 9 }),
    playersWithExpansions: fc.integer({ min: 1, max: 9 }),
    playtimeFrom: minutes,
    playtimeTo: minutes,
    age: fc.integer({ min: 0, max: 18 }),
    complexityFrom: fc.integer({ min: 1, max: 5 }),
    complexityTo: fc.integer({ min: 1, max: 5 }),
    language: terms(game => [...game.languages, 'zu']),
    mechanic: terms(game => game.mechanics),
    category: terms(game => game.categories),
    publisher: terms(game => (game.publisher === null ? [] : [game.publisher])),
    publishedBy: terms(game => publishersIn(game)),
    designer: terms(game => game.designers),
    illustrator: terms(game => game.illustrators),
    award: terms(game => (game.awards ?? []).map(({ award }) => award)),
    series: terms(game => (game.series === undefined ? [] : [game.series])),
    nominee: terms(game => (game.awards ?? []).map(({ award }) => award)),
    awardYear: fc.integer({ min: 2015, max: 2024 }),
    boardgamegeek: slugs(game => [game.externalIds?.boardgamegeek ?? []].flat(), 50),
    wikidata: slugs(game => [game.externalIds?.wikidata ?? []].flat(), 50),
    ids: slugs(game => [game.id], 50),
  };
}

/** Any combination of the parameters of /games. */
export function combinations(source: BruteForce): fc.Arbitrary<Combination> {
  const parameters = valuesOfParameters(source);
  // Only a few at a time, because with more nothing would ever be found.
  return (
    fc
      .subarray(Object.keys(parameters) as (keyof typeof parameters)[], { maxLength: 5 })
      // A year without an award says little about rows.
      .map(names => (names.includes('awardYear') ? names.concat('nominee') : names))
      .map(names => names.filter(name => name !== 'sort' || !names.includes('seed')))
      .map(names =>
        names.includes('similarTo') ? names.filter(name => !NOT_WITH_SIMILAR_TO.has(name)) : names,
      )
      .chain(names =>
        fc.record(Object.fromEntries(names.map(name => [name, parameters[name]]))),
      ) as fc.Arbitrary<Combination>
  );
}

/** Turns a combination into a request to an engine, as the catalog does. */
export async function requestOf(
  { q, sort, seed, similarTo, facets, ...filters }: Combination,
  count: number,
  { search, generation }: Pick<LoadedEngine, 'search' | 'generation'>,
): Promise<ListRequest<'games'>> {
  const likeness = similarTo === undefined ? undefined : await readLikeness(search, generation, similarTo);
  return {
    resource: 'games',
    filters: filters,
    title: q === undefined ? undefined : titleQuery(q),
    sort: seed === undefined ? sortsOf('games').get(sort ?? '') : randomSort(seed),
    likeness: similarTo === undefined ? undefined : (likeness ?? likeNothing(similarTo)),
    facets,
    countsMatches: true,
    after: undefined,
    count,
  };
}

/** In place of what the catalog does not request: the games that are alike to one that there is not. */
function likeNothing(of: string): Likeness {
  return { of, telling: [{ fieldName: 'reimplements', value: of, points: 1 }], further: [] };
}
