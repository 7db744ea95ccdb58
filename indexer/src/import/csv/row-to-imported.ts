import { LANGUAGES, type Localized } from '#libs/catalog';
import { type Bounds, EDITIONS, PLAYERS, PLAYTIME, POPULARITY, type SourceRange } from '#libs/catalog-source';
import type { Imported, Named } from '../catalog/imported.js';
import { nameKey } from '../catalog/target-catalog.js';
import { LONGEST_DESCRIPTION, LONGEST_NAME, LONGEST_TITLE } from '../text/lengths.js';
import {
  age,
  award,
  complexity,
  externalId,
  knownOr0,
  languageCode,
  range,
  slug,
  visibleText,
  wholeNumber,
  year,
  type Reading,
} from './cells.js';
import type { ListField } from './mapping.js';
import type { RowReader } from './row-reader.js';
import type { TermSlugs } from '../catalog/term-slugs.js';

const NAMES = LANGUAGES.map(language => `name.${language}` as const);
const title = visibleText(LONGEST_TITLE);
const name = visibleText(LONGEST_NAME);
const description = visibleText(LONGEST_DESCRIPTION);

/** A row in which other games are still the texts of its cells. */
export interface ImportedRow {
  readonly record: Imported;
  readonly baseGame: string | undefined;
}

/** @returns `undefined` for a row without a title, which is a fault */
export function rowToImported(row: RowReader, line: number, terms: TermSlugs): ImportedRow | undefined {
  const names = texts(row, 'name', title);
  const shown = LANGUAGES.flatMap(language => names[language] ?? [])[0];
  if (shown === undefined) {
    if (row.faults.length === 0) row.missing(NAMES, 'a record needs a title');
    return undefined;
  }
  const yearPublished = row.one('yearPublished', knownOr0(year(new Date()))) ?? null;
  const boardgamegeek = row.one('boardgamegeek', externalId('boardgamegeek'));
  const wikidata = row.one('wikidata', externalId('wikidata'));
  const series = row.one('series', name);
  const shared = {
    key: `line ${line}`,
    id: row.one('id', slug),
    slugSuffix: boardgamegeek === undefined ? wikidata?.toLowerCase() : `bgg${boardgamegeek}`,
    name: { ...names, en: names.en ?? shown },
    aliases: row.many('aliases', title),
    year: yearPublished,
    languages: row.many('languages', languageCode),
    players: readRange(row, 'players', PLAYERS, '2-4'),
    series: series === undefined ? null : named(series),
    externalIds: {
      ...(boardgamegeek !== undefined && { boardgamegeek }),
      ...(wikidata !== undefined && { wikidata }),
    },
    popularity: row.one('popularity', wholeNumber(POPULARITY)) ?? null,
  };
  const baseGame = row.one('baseGame', title);
  if (baseGame !== undefined) return { record: { ...shared, kind: 'expansion', bases: [] }, baseGame };
  const described = texts(row, 'description', description);
  const publisher = row.one('publisher', name);
  const game: Imported = {
    ...shared,
    kind: 'game',
    description: {
      ...described,
      en: described.en ?? (yearPublished === null ? 'board game' : `${yearPublished} board game`),
    },
    editions: row.one('editions', knownOr0(wholeNumber(EDITIONS))) ?? null,
    playtime: readRange(row, 'playtime', PLAYTIME, '30-60 min'),
    minAge: row.one('minAge', knownOr0(age)) ?? null,
    complexity: row.one('complexity', knownOr0(complexity)) ?? null,
    publisher: publisher === undefined ? null : named(publisher),
    designers: row.many('designers', name).map(named),
    illustrators: row.many('illustrators', name).map(named),
    categories: termsOf(row, 'categories', terms),
    mechanics: termsOf(row, 'mechanics', terms),
    awards: row
      .many('awards', award)
      .map(({ name: given, year: awarded, result }) => ({ award: named(given), year: awarded, result })),
    reimplements: row.many('reimplements', title),
  };
  return { record: game, baseGame: undefined };
}

function texts(
  row: RowReader,
  field: 'name' | 'description',
  read: (text: string) => Reading<string>,
): Partial<Localized> {
  return Object.fromEntries(
    LANGUAGES.flatMap(language => {
      const text = row.one(`${field}.${language}`, read);
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

function readRange(
  row: RowReader,
  field: 'players' | 'playtime',
  bounds: Bounds,
  example: string,
): SourceRange | null {
  const whole = row.one(field, knownOr0(range(bounds, example)));
  if (whole !== undefined) return whole;
  const min = row.one(`${field}.min`, knownOr0(wholeNumber(bounds))) ?? null;
  const max = row.one(`${field}.max`, knownOr0(wholeNumber(bounds))) ?? null;
  if (min !== null && max !== null && min > max)
    row.fault(`${field}.max`, `is less than the ${min} of ${field}.min`);
  return min === null && max === null ? null : { min, max };
}

function termsOf(
  row: RowReader,
  list: Extract<ListField, 'categories' | 'mechanics'>,
  terms: TermSlugs,
): string[] {
  const read = (text: string): Reading<string> => {
    const value = terms.slugOf(list, text);
    return value === undefined ? { fault: `has no letter or digit to make a slug of: "${text}"` } : { value };
  };
  return row.many(list, read);
}

/** In a table, people, awards and series with the same name are treated as one. */
function named(text: string): Named {
  return { key: nameKey(text), name: text, slugSuffix: undefined };
}
