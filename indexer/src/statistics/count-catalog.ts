import { EXTERNAL_CATALOGS, LANGUAGES, RESOURCES, type EntryTypes, type Resource } from '#libs/catalog';
import type { CatalogSource } from '#libs/catalog-source';

/** How many there are of each value of something. */
export type Tally = ReadonlyMap<string, number>;

/** What a catalog covers, counted. */
export interface CatalogStatistics {
  readonly records: Readonly<Record<Resource, number>>;
  /** Games with a title in that language of the catalog. */
  readonly titles: Tally;
  /** Expansions with a title in that language of the catalog. */
  readonly expansionTitles: Tally;
  /** Games of which something is known that a source may leave out, by what it is. */
  readonly known: Tally;
  /** Games published in that language, whether or not it is one of the catalog's. */
  readonly languages: Tally;
  readonly decades: Tally;
  /** Games that some number of people can play. */
  readonly players: Tally;
  readonly mechanics: Tally;
  readonly categories: Tally;
  readonly publishers: Tally;
}

type Game = EntryTypes['games']['item'];

/** What a source may leave out of a game. */
const KNOWN: Readonly<Record<string, (game: Game) => boolean>> = {
  complexity: ({ complexity }) => complexity > 0,
  designers: ({ designers }) => designers.length > 0,
  illustrators: ({ illustrators }) => illustrators.length > 0,
  awards: ({ awards }) => awards.length > 0,
  series: ({ series }) => series !== null,
  'earlier games': ({ reimplements }) => reimplements.length > 0,
  ...Object.fromEntries(
    Object.entries(EXTERNAL_CATALOGS).map(([catalog, { name }]) => [
      `id at ${name}`,
      ({ externalIds }: Game) => catalog in externalIds,
    ]),
  ),
};

const LARGEST_GROUP = 8;
/** Before this year, games are counted by the age they come from. */
const FIRST_DECADE = 1900;

export async function countCatalog(source: CatalogSource): Promise<CatalogStatistics> {
  const titles = emptyTally(LANGUAGES);
  const expansionTitles = emptyTally(LANGUAGES);
  const known = emptyTally(Object.keys(KNOWN));
  const languages = emptyTally();
  const decades = emptyTally();
  const players = emptyTally(Array.from({ length: LARGEST_GROUP }, (_, before) => String(before + 1)));
  const mechanics = emptyTally();
  const categories = emptyTally();
  const publishers = emptyTally();
  for await (const { item } of source.entries('games')) {
    for (const language of Object.keys(item.name)) add(titles, language);
    for (const language of item.languages) add(languages, language);
    for (const [name, isKnown] of Object.entries(KNOWN)) if (isKnown(item)) add(known, name);
    add(decades, decadeOf(item));
    // From 1 on: the players of some games are not known, which is written as 0.
    for (
      let count = Math.max(1, item.players.min);
      count <= Math.min(item.players.max, LARGEST_GROUP);
      count++
    )
      add(players, String(count));
    for (const mechanic of item.mechanics) add(mechanics, mechanic);
    for (const category of item.categories) add(categories, category);
    add(publishers, item.publisher ?? 'traditional');
  }
  for await (const { item } of source.entries('expansions'))
    for (const language of Object.keys(item.name)) add(expansionTitles, language);
  const records = Object.fromEntries(RESOURCES.map(list => [list, source.counts[list]])) as Record<
    Resource,
    number
  >;
  return {
    records,
    titles,
    expansionTitles,
    known,
    languages,
    decades,
    players,
    mechanics,
    categories,
    publishers,
  };
}

function decadeOf({ yearPublished }: Game): string {
  if (yearPublished === 0) return 'not known';
  if (yearPublished < 0) return 'before the common era';
  if (yearPublished < FIRST_DECADE) return `before ${FIRST_DECADE}`;
  return `${Math.floor(yearPublished / 10)}0s`;
}

function emptyTally(keys: readonly string[] = []): Map<string, number> {
  return new Map(keys.map(key => [key, 0]));
}

function add(tally: Map<string, number>, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1);
}
