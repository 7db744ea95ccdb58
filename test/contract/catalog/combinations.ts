import fc from 'fast-check';
import { countedFieldsOf, sortsOf, titleQuery, type ListRequest } from '#libs/catalog';
import { publishersIn, type BruteForce, type Combination } from './brute-force.js';
import { queriesFrom } from './queries.js';

const FACETS = countedFieldsOf('games');

/** Any combination of the parameters of /games, with values that some game has and values that no game has. */
export function combinations({ games }: BruteForce): fc.Arbitrary<Combination> {
  const slugs = (of: (game: (typeof games)[number]) => readonly string[], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...new Set(games.flatMap(of)), 'slug-without-games'), {
      minLength: 1,
      maxLength,
    });
  const oneOf = (of: (game: (typeof games)[number]) => readonly string[]) =>
    fc.constantFrom(...new Set(games.flatMap(of)), 'slug-without-games');
  const titles = games.flatMap(({ name, aliases }) => [...Object.values(name), ...aliases]);
  const minutes = fc.constantFrom(0, 15, 30, 45, 60, 90, 120, 240);
  const year = fc.oneof(fc.integer({ min: 1970, max: 2024 }), fc.constantFrom(-9_999, 0, 9_999));
  const parameters = {
    q: fc.oneof(fc.constantFrom('a', 's', 'the', 'ca', 'of'), queriesFrom(titles)),
    sort: fc.constantFrom(...sortsOf('games').keys()),
    facets: fc.subarray([...FACETS], { minLength: 1 }),
    year,
    yearFrom: year,
    yearTo: year,
    players: fc.integer({ min: 1, max: 9 }),
    playtimeFrom: minutes,
    playtimeTo: minutes,
    age: fc.integer({ min: 0, max: 18 }),
    complexityFrom: fc.integer({ min: 1, max: 5 }),
    complexityTo: fc.integer({ min: 1, max: 5 }),
    language: fc.constantFrom('en', 'fr', 'de', 'es', 'it', 'pl', 'zu'),
    mechanic: slugs(game => game.mechanics, 2),
    category: slugs(game => game.categories, 2),
    publisher: oneOf(game => (game.publisher === null ? [] : [game.publisher])),
    publishedBy: oneOf(game => publishersIn(game)),
    designer: slugs(game => game.designers, 2),
    illustrator: oneOf(game => game.illustrators),
    award: slugs(game => (game.awards ?? []).map(({ award }) => award), 2),
    series: oneOf(game => (game.series === undefined ? [] : [game.series])),
    nominee: slugs(game => (game.awards ?? []).map(({ award }) => award), 2),
    awardYear: fc.integer({ min: 2015, max: 2024 }),
    boardgamegeek: slugs(game => [game.externalIds?.boardgamegeek ?? []].flat(), 50),
    wikidata: slugs(game => [game.externalIds?.wikidata ?? []].flat(), 50),
    ids: slugs(game => [game.id], 50),
  };
  // Only a few at a time, because with more nothing would ever be found.
  return (
    fc
      .subarray(Object.keys(parameters) as (keyof typeof parameters)[], { maxLength: 5 })
      // A year without an award says little about rows.
      .map(names => (names.includes('awardYear') ? names.concat('nominee') : names))
      .chain(names =>
        fc.record(Object.fromEntries(names.map(name => [name, parameters[name]]))),
      ) as fc.Arbitrary<Combination>
  );
}

/** Turns a combination into a request to an engine. */
export function requestOf({ q, sort, facets, ...filters }: Combination, count: number): ListRequest<'games'> {
  return {
    resource: 'games',
    filters: filters,
    title: q === undefined ? undefined : titleQuery(q),
    sort: sort === undefined ? undefined : sortsOf('games').get(sort),
    facets,
    countsMatches: true,
    after: undefined,
    count,
  };
}
