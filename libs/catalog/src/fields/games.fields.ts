import type { EntryTypes } from '../model/entry.js';
import { awardsWonBy, publishersOf, type GameAward } from '../model/resources.js';
import { languageTerms, slugTerms, TERMS, wholeNumber } from './accepted-value.js';
import { contains, declareFields, has, isAtLeast, isAtMost } from './declare-fields.js';
import { externalIdField } from './external-id.field.js';
import { POPULARITY_FIELD } from './popularity.field.js';
import { series } from './series.parameter.js';
import { slugField } from './slug.field.js';
import { year, yearFrom, yearTo } from './year.parameters.js';

const COUNTED = { counts: true };
const complexity = wholeNumber(1, 5);
const minutes = wholeNumber(0, 1_000_000);

/** What games are filtered, ordered and counted by, counts in this order. */
export const GAME_FIELDS = declareFields<EntryTypes['games']>()(({ keyword, integer, range }) => ({
  slug: slugField('games'),
  editions: integer(({ item }) => item.editions, {}, { sorts: true, breaksTies: 'prominence' }),
  year: integer(({ item }) => item.yearPublished, { year, yearFrom, yearTo }, { sorts: true }),
  players: range(({ item }) => [item.players], {
    players: contains(wholeNumber(1, 999), {
      description:
        'Playable with exactly this many people: `min ≤ players ≤ max`. Games of unknown player count never match.',
      example: 2,
    }),
  }),
  playersWithExpansions: range(({ item }) => [item.players, ...item.expansions.map(each => each.players)], {
    playersWithExpansions: contains(wholeNumber(1, 999), {
      description:
        'Playable with exactly this many people, as `players`, or with one of its expansions. Which one, the `players` of its expansions say.',
      example: 6,
    }),
  }),
  shortestPlaytime: integer(({ item }) => item.playtime.min, {
    playtimeFrom: isAtLeast(minutes, {
      description:
        'The shortest play time is at least this many minutes: `playtime.min ≥ playtimeFrom`. Games of unknown play time never match.',
      example: 30,
      upTo: 'playtimeTo',
    }),
  }),
  longestPlaytime: integer(({ item }) => item.playtime.max, {
    playtimeTo: isAtMost(minutes, {
      description:
        'The longest play time is at most this many minutes: `playtime.max ≤ playtimeTo`. Games of unknown play time never match.',
      example: 90,
    }),
  }),
  minAge: integer(({ item }) => item.minAge, {
    age: isAtMost(wholeNumber(0, 99), {
      description:
        'Suitable for players of this age in years: `1 ≤ minAge ≤ age`. Games of unknown age never match.',
      example: 10,
    }),
  }),
  complexity: integer(
    ({ item }) => item.complexity,
    {
      complexityFrom: isAtLeast(complexity, {
        description:
          'At least as complex: `complexity ≥ complexityFrom`. Games of unknown complexity never match.',
        example: 2,
        upTo: 'complexityTo',
      }),
      complexityTo: isAtMost(complexity, {
        description:
          'At most as complex: `complexity ≤ complexityTo`. Games of unknown complexity never match.',
        example: 3,
      }),
    },
    { sorts: true, counts: true },
  ),
  mechanic: keyword(
    ({ item }) => item.mechanics,
    {
      mechanic: has(slugTerms, {
        names: 'mechanics',
        description: `Slugs of mechanics it has. ${TERMS}`,
        example: ['engine-building', 'dice-rolling'],
      }),
    },
    COUNTED,
  ),
  category: keyword(
    ({ item }) => item.categories,
    {
      category: has(slugTerms, {
        names: 'categories',
        description: `Slugs of categories it is in. ${TERMS}`,
        example: ['animals'],
      }),
    },
    COUNTED,
  ),
  language: keyword(
    ({ item }) => item.languages,
    {
      language: has(languageTerms, {
        description: `Published in this language, ISO 639-1 in any letter case. It filters \`languages\`, never the translations. ${TERMS}`,
        example: ['de'],
      }),
    },
    COUNTED,
  ),
  publisher: keyword(
    ({ item }) => (item.publisherId === null ? [] : [item.publisherId]),
    {
      publisher: has(slugTerms, {
        names: 'publishers',
        description: `Slug of its publisher. ${TERMS}`,
        example: ['stonemaier-games'],
      }),
    },
    COUNTED,
  ),
  publishedBy: keyword(
    ({ item, listedEditions }) => publishersOf(item.publisherId, listedEditions),
    {
      publishedBy: has(slugTerms, {
        names: 'publishers',
        description: `Slug of its publisher, or of that of an edition. ${TERMS}`,
        example: ['devir'],
      }),
    },
    COUNTED,
  ),
  designer: keyword(
    ({ item }) => item.designerIds,
    {
      designer: has(slugTerms, {
        names: 'people',
        description: `Slugs of people credited as its designers. ${TERMS}`,
        example: ['elizabeth-hargrave'],
      }),
    },
    COUNTED,
  ),
  illustrator: keyword(
    ({ item }) => item.illustratorIds,
    {
      illustrator: has(slugTerms, {
        names: 'people',
        description: `Slug of a person credited as its illustrator. ${TERMS}`,
        example: ['natalia-rojas'],
      }),
    },
    COUNTED,
  ),
  award: keyword(
    ({ item }) => awardsWonBy(item.awards),
    {
      award: has(slugTerms, {
        names: 'awards',
        description: `Slugs of awards it has won, in any year. ${TERMS}`,
        example: ['spiel-des-jahres'],
        sameRowAs: { parameter: 'awardYear', fieldName: 'awardInYear' },
      }),
    },
    COUNTED,
  ),
  nominee: keyword(({ item }) => eachOnce(item.awards.map(({ award }) => award)), {
    nominee: has(slugTerms, {
      names: 'awards',
      description: `Slugs of awards that list it in any way: as winner, nominee or recommended. ${TERMS}`,
      example: ['kennerspiel-des-jahres'],
      sameRowAs: { parameter: 'awardYear', fieldName: 'nomineeInYear' },
    }),
  }),
  awardYear: keyword(({ item }) => eachOnce(item.awards.map(({ year }) => String(year))), {
    awardYear: has(wholeNumber(1_900, 9_999), {
      description:
        'Listed by an award in this year: mostly not the year of the game. Together with `award` or `nominee`: by that award in that year.',
      example: 2019,
    }),
  }),
  awardInYear: keyword(({ item }) => rowsOf(item.awards.filter(({ result }) => result === 'winner')), {}),
  nomineeInYear: keyword(({ item }) => rowsOf(item.awards), {}),
  series: keyword(({ item }) => (item.series === null ? [] : [item.series]), { series }, COUNTED),
  reimplements: keyword(({ item }) => item.reimplements, {}),
  boardgamegeek: externalIdField('boardgamegeek', ['13']),
  wikidata: externalIdField('wikidata', ['Q17271']),
  popularity: POPULARITY_FIELD,
}));

/** As `sameRowAs` reads them. */
function rowsOf(awards: readonly GameAward[]): string[] {
  return eachOnce(awards.map(({ award, year }) => `${award} ${year}`));
}

function eachOnce(words: readonly string[]): string[] {
  return [...new Set(words)];
}
