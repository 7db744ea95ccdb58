import { AWARD_RESULTS, LANGUAGES, type Resource } from '#libs/catalog';
import {
  externalIds,
  languageCodes,
  localized,
  numberOrList,
  range,
  slug,
  slugs,
  text,
  wholeNumber,
} from './fragments.js';
import {
  AGES,
  AWARD_YEARS,
  COMPLEXITY,
  EDITIONS,
  PLAYERS,
  PLAYTIME,
  POPULARITY,
  YEARS,
} from './number-bounds.js';

const LONGEST_TITLE = 500;
const LONGEST_DESCRIPTION = 5_000;

/** Reprints are none. A part that is not known is left out. */
const edition = {
  type: 'object',
  required: ['languages'],
  additionalProperties: false,
  properties: {
    languages: { ...languageCodes, minItems: 1 },
    title: text(LONGEST_TITLE),
    publisher: slug,
    year: { type: 'integer', minimum: YEARS[0], maximum: YEARS[1] },
  },
  description: 'a publication in one or several languages by a publisher, or a revision sold as such',
} as const;

const award = {
  type: 'object',
  required: ['award', 'year', 'result'],
  additionalProperties: false,
  properties: {
    award: slug,
    year: { type: 'integer', minimum: AWARD_YEARS[0], maximum: AWARD_YEARS[1] },
    result: { enum: AWARD_RESULTS, description: `one of ${AWARD_RESULTS.join(', ')}` },
  },
  description: 'what an award made of the game in one year',
} as const;

const alias = { type: 'array', items: text(200), uniqueItems: true } as const;
const label = { id: slug, label: localized(200) };
const term = record('A series.', label);
/** What players call it: searched, never shown. */
const termWithAliases = record('A mechanic or a category.', label, {
  aliases: {
    anyOf: [
      alias,
      {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(LANGUAGES.map(language => [language, alias])),
      },
    ],
  },
});
const named = record('A person or a company that makes games.', { id: slug, name: text(300) });

/** The published JSON Schema (draft 2020-12) of one line of each source file. */
export const SOURCE_SCHEMAS: Readonly<Record<Resource, object>> = {
  games: record(
    'A game.',
    {
      id: slug,
      name: localized(LONGEST_TITLE),
      description: localized(LONGEST_DESCRIPTION),
      yearPublished: wholeNumber(YEARS),
      editions: numberOrList(EDITIONS, edition),
      players: range(PLAYERS),
      playtime: range(PLAYTIME),
      minAge: wholeNumber(AGES),
      languages: languageCodes,
      publisher: { anyOf: [slug, { type: 'null' }] },
      designers: slugs,
      illustrators: slugs,
      categories: slugs,
      mechanics: slugs,
      aliases: { type: 'array', items: text(LONGEST_TITLE), uniqueItems: true },
    },
    {
      complexity: wholeNumber(COMPLEXITY),
      awards: { type: 'array', items: award, uniqueItems: true },
      series: slug,
      reimplements: slugs,
      externalIds,
      popularity: wholeNumber(POPULARITY),
    },
  ),
  expansions: record(
    'An expansion of a game, or of another expansion.',
    {
      id: slug,
      name: localized(LONGEST_TITLE),
      yearPublished: wholeNumber(YEARS),
      languages: languageCodes,
      baseGame: slug,
    },
    { players: range(PLAYERS), series: slug, externalIds, popularity: wholeNumber(POPULARITY) },
  ),
  mechanics: termWithAliases,
  categories: termWithAliases,
  publishers: named,
  people: named,
  awards: record('An award for games.', {
    id: slug,
    label: localized(200),
    country: {
      type: ['string', 'null'],
      pattern: '^[A-Z]{2}$',
      description: 'an ISO 3166-1 code of two capital letters, or null',
    },
  }),
  series: term,
};

type Properties = Readonly<Record<string, object>>;

/** An object of exactly these fields. */
function record(description: string, required: Properties, optional: Properties = {}): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description,
    type: 'object',
    required: Object.keys(required),
    additionalProperties: false,
    properties: { ...required, ...optional },
  };
}
