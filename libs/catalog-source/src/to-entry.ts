import {
  inCatalogOrder,
  inLanguageOrder,
  presentTitles,
  type EntryTypes,
  type Expansion,
  type GameAward,
  type Localized,
  type Named,
  type Range,
  type Resource,
  type Title,
} from '#libs/catalog';
import { countEditions, editionsListedIn, shownEditions } from './listed-editions.js';
import type { RecordTypes, SourceRange } from './records.js';
import type { References } from './references.js';

/**
 * What is shown where the source does not know a number, or writes 0, as catalogs of board games commonly do then. No game
 * really has this value, and filters and orders treat it as unknown.
 */
const NOT_KNOWN = 0;

/** The entry of a validated record, as an engine stores it: references resolved, arrays in order. */
export function toEntry<R extends Resource>(
  resource: R,
  record: RecordTypes[R],
  references: References,
): EntryTypes[R] {
  const make = (MAKERS as Partial<EntryMakers>)[resource];
  if (make !== undefined) return make(record, references);
  const { aliases = [], ...shown }: Named & { readonly aliases?: Aliases } = record;
  const { item, titles } = plainEntry(shown, references.known(resource).gamesNaming(record.id));
  return { item, titles: [...titles, ...aliasTitles(aliases, titles)] } as EntryTypes[R];
}

type EntryMakers = { [R in Resource]: (record: RecordTypes[R], references: References) => EntryTypes[R] };

/** The lists whose records refer to others; the others show their records as they are, and `games`. */
export type MadeResource = 'games' | 'expansions' | 'people';

const MAKERS: Pick<EntryMakers, MadeResource> = {
  games: gameEntry,
  expansions: (record, references) => {
    const base = references.baseGameOf(record.id, record.baseGame);
    return {
      item: expansion(record, 'game' in base ? references.known('games').slugOf(base.game) : record.baseGame),
      titles: presentTitles(record),
      popularity: record.popularity ?? undefined,
    };
  },
  people: ({ id, name }, references) => ({
    item: {
      id,
      name,
      roles: references.rolesOf(id),
      games: references.people.gamesNaming(id),
    },
    titles: presentTitles({ name }),
  }),
};

function gameEntry(record: RecordTypes['games'], references: References): EntryTypes['games'] {
  const peopleNames = (slugs: readonly string[]) =>
    ascending(slugs).map(slug => references.people.nameOf(slug));
  return {
    item: {
      id: record.id,
      name: inLanguageOrder(record.name),
      description: inLanguageOrder(record.description),
      yearPublished: record.yearPublished ?? NOT_KNOWN,
      editions: countEditions(record) ?? NOT_KNOWN,
      players: shownRange(record.players),
      playtime: shownRange(record.playtime),
      minAge: record.minAge ?? NOT_KNOWN,
      complexity: record.complexity ?? NOT_KNOWN,
      languages: ascending(record.languages),
      publisher: record.publisher && references.publishers.nameOf(record.publisher),
      publisherId: record.publisher,
      designers: peopleNames(record.designers),
      designerIds: ascending(record.designers),
      illustrators: peopleNames(record.illustrators),
      illustratorIds: ascending(record.illustrators),
      categories: ascending(record.categories),
      mechanics: ascending(record.mechanics),
      awards: shownAwards(record.awards ?? []),
      series: record.series ?? null,
      reimplements: ascending(record.reimplements ?? []),
      externalIds: inCatalogOrder(record.externalIds ?? {}),
      expansions: references.expansionsOf(record.id).map(each => expansion(each, record.id)),
    },
    titles: [...presentTitles(record), ...otherTitles(record).map(formerTitle)],
    listedEditions: shownEditions(record, references.publishers, NOT_KNOWN),
    popularity: record.popularity ?? undefined,
  };
}

/** What a game is searched by besides its name: its aliases, and what stands on the boxes of its editions. */
function otherTitles(game: RecordTypes['games']): string[] {
  const onBoxes = editionsListedIn(game).flatMap(({ title }) => title ?? []);
  const names = new Set(Object.values(game.name));
  return [...new Set([...game.aliases, ...onBoxes.filter(title => !names.has(title))])];
}

/** For a range with one known end, that end alone: it is the only number that is certainly in the range. */
function shownRange(range: SourceRange | null): Range {
  const known = [range?.min ?? NOT_KNOWN, range?.max ?? NOT_KNOWN].filter(end => end !== NOT_KNOWN);
  return { min: known.at(0) ?? NOT_KNOWN, max: known.at(-1) ?? NOT_KNOWN };
}

function expansion(record: RecordTypes['expansions'], baseGame: string): Expansion {
  const { id, name, yearPublished, languages, players = null, series = null, externalIds = {} } = record;
  return {
    id,
    name: inLanguageOrder(name),
    yearPublished: yearPublished ?? NOT_KNOWN,
    languages: ascending(languages),
    baseGame,
    players: shownRange(players),
    series,
    externalIds: inCatalogOrder(externalIds),
  };
}

/** Text in several languages is shown in the order of the languages. */
function plainEntry(record: Named, games: number): { item: object; titles: readonly Title[] } {
  const fields = Object.entries(record).map(([name, value]: [string, unknown]) => [
    name,
    isLocalized(value) ? inLanguageOrder(value) : value,
  ]);
  return { item: { ...(Object.fromEntries(fields) as object), games }, titles: presentTitles(record) };
}

type Aliases = NonNullable<RecordTypes['mechanics']['aliases']>;

/** Those of all languages, each once; none that is a title already. */
function aliasTitles(aliases: Aliases, titles: readonly Title[]): Title[] {
  const known = new Set(titles.map(({ text }) => text));
  return [...new Set<string>(Object.values<string | readonly string[]>(aliases).flat())]
    .filter(text => !known.has(text))
    .map(formerTitle);
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function formerTitle(text: string): Title {
  return { text, language: undefined, isAlias: true };
}

/** Newest first; those of one year by slug. */
function shownAwards(awards: readonly GameAward[]): GameAward[] {
  return awards
    .map(({ award, year, result }) => ({ award, year, result }))
    .sort((a, b) => b.year - a.year || (a.award < b.award ? -1 : 1));
}

function ascending(slugs: readonly string[]): string[] {
  return [...slugs].sort();
}
