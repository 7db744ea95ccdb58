import { EXTERNAL_CATALOGS, LANGUAGES } from '#libs/catalog';
import { countEditions, editionsListedIn, type CatalogSource, type RecordTypes } from '#libs/catalog-source';
import { ShareTable, type Shares } from './share-table.js';

type Game = RecordTypes['games'];

/** How much of a catalog is known. */
export interface CatalogShares {
  /** By how often the game was published, which says how well known it is: a source need not give a popularity. */
  readonly games: Shares;
  /** Of the editions in each language of the catalog. */
  readonly editions: Shares;
}

const BANDS: Readonly<Record<string, (editions: number) => boolean>> = {
  all: () => true,
  '10 editions or more': editions => editions >= 10,
  '4 to 9': editions => editions >= 4 && editions < 10,
  'up to 3': editions => editions < 4,
};

/** What may be missing of a game. */
const KNOWN: Readonly<Record<string, (game: Game) => boolean>> = {
  year: ({ yearPublished }) => yearPublished !== null,
  players: ({ players }) => players !== null,
  'play time': ({ playtime }) => playtime !== null,
  'minimum age': ({ minAge }) => minAge !== null,
  complexity: ({ complexity }) => (complexity ?? null) !== null,
  designers: ({ designers }) => designers.length > 0,
  illustrators: ({ illustrators }) => illustrators.length > 0,
  ...Object.fromEntries(
    LANGUAGES.map(language => [`title in ${language}`, ({ name }: Game) => name[language] !== undefined]),
  ),
  ...Object.fromEntries(
    Object.entries(EXTERNAL_CATALOGS).map(([catalog, { name }]) => [
      `id at ${name}`,
      ({ externalIds = {} }: Game) => catalog in externalIds,
    ]),
  ),
};

const PARTS_OF_EDITION = ['title', 'publisher', 'year'] as const;

export async function countShares(source: CatalogSource): Promise<CatalogShares> {
  const games = new ShareTable(Object.keys(BANDS), Object.keys(KNOWN));
  const editions = new ShareTable(PARTS_OF_EDITION, LANGUAGES);
  for await (const game of source.records('games')) {
    const bands = bandsOf(game);
    for (const [name, isKnown] of Object.entries(KNOWN))
      for (const band of bands) games.count(name, band, isKnown(game));
    for (const edition of editionsListedIn(game))
      for (const language of edition.languages)
        for (const part of PARTS_OF_EDITION) editions.count(language, part, edition[part] !== undefined);
  }
  return { games: games.shares(), editions: editions.shares() };
}

function bandsOf(game: Game): string[] {
  const editions = countEditions(game) ?? 0;
  return Object.keys(BANDS).filter(band => BANDS[band]?.(editions));
}
