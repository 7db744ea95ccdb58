import { hash } from 'node:crypto';
import { fieldsOf } from './fields/fields.js';
import { shuffledBy } from './fields/shuffle.js';
import { LIKENESS_POINTS } from './query/likeness.js';
import { popularityOf, prominenceOf, unknownIn } from './fields/sorts-and-counts.js';
import { RESOURCES } from './model/resources.js';
import { titleForms } from './title/fold-title.js';
import { partialQuery } from './title/partial-query.js';
import { partialScore, rankPartially } from './title/rank-partially.js';
import { rankScore, rankTitle } from './title/rank-title.js';
import { MAX_LOOKUPS, titleQuery } from './title/title-query.js';

/** Titles that show every rule of folding. */
const TITLES = [
  'Flügelschlag',
  'Die Siedler von Catan',
  'Les Aventuriers du Rail : États-Unis',
  'L’Âge de pierre',
  "King's Dilemma",
  'Dungeons & Dragons',
  'Straße Œuvre Ærø Łódź',
  'Spider-Man',
  '¡Toma 6!',
  '7 Wonders',
  'Terraforming Mars: Ares Expedition',
  '囲碁',
  'Twilight Imperium: Fourth Edition',
  '!!!',
  'Poule Poule',
  'CATAN™',
];

/** Queries that show every tier, budget and tie of ranking. */
const QUERIES = [
  ...TITLES,
  'fluegelschlag',
  'siedler katan',
  'kings dilema',
  'spiderman',
  'spied rmann',
  'terraformign mars',
  'terraf',
  'kingsd',
  'dungeons and dragons',
  '8 wonders',
  'seven wonders',
  'poule poule',
  'mars mars',
  'catan',
  'twilight imperium iv',
  'a '.repeat(2 * MAX_LOOKUPS),
  Array.from({ length: 2 * MAX_LOOKUPS }, (_, index) => `a${index}`).join(' '),
];

/** Queries that show every class of partial matches. */
const LONGER_QUERIES = [
  'flügelschlag brettspiel',
  'gioco da tavolo flugelschlag',
  'terraforming mars: das spiel',
  'spider man gegen drachen und andere seltsame wesen',
  'catan siedler xyzzy',
  'flugelschllga',
  'twilght imperum',
  'phlugelschlag brettspiel',
];

const FORMS = TITLES.map(title => titleForms(title));

/**
 * Changes by itself whenever folding or ranking gives another result for one of these examples, or unknown numbers come
 * elsewhere in an order. Cursors and entity
 * tags contain it, so that no client mistakes an answer in the old order for one in the new.
 */
export const SEARCH_SEMANTICS = digestOf({
  folded: TITLES.map(title => [titleForms(title), titleForms(title, [])]),
  ranked: QUERIES.map(query => scores(query)),
  rankedPartially: [...QUERIES, ...LONGER_QUERIES].map(query => partialScores(query)),
  ties: RESOURCES.map(resource => [
    resource,
    prominenceOf(resource).fieldName,
    popularityOf(resource).fieldName,
  ]),
  shuffled: [1, 2 ** 31 - 1].map(seed => shuffledBy(seed, 'catan-junior')),
  likeness: LIKENESS_POINTS,
  unknown: [unknownIn({ descends: false }), unknownIn({ descends: true })],
});

/**
 * Changes with the registry of fields and with {@link SEARCH_SEMANTICS}: what a generation was built for. The digest
 * of every catalog begins with it, so that one built by an older version always has another digest.
 */
export const CATALOG_SCHEMA = digestOf({
  search: SEARCH_SEMANTICS,
  fields: RESOURCES.map(resource => [
    resource,
    fieldsOf(resource).map(([name, field]) => [
      name,
      field.type,
      field.type === 'integer' && field.sorts,
      field.type === 'keyword' && field.counts,
    ]),
  ]),
});

function scores(text: string): (number | undefined)[] {
  const query = titleQuery(text);
  return FORMS.flatMap(forms =>
    [false, true].map(isAlias => {
      const rank = rankTitle(query, forms, isAlias);
      return rank && rankScore(rank, query.words.length);
    }),
  );
}

function partialScores(text: string): (number | undefined)[] {
  const query = partialQuery(titleQuery(text));
  return TITLES.map((text, place) => {
    const words = FORMS[place]?.words ?? [];
    const counts = { titles: TITLES.length, countOf: (word: string) => Number(words.includes(word)) };
    const rank = query && rankPartially(query, { text, language: undefined, isAlias: false }, counts);
    return rank && partialScore(rank);
  });
}

function digestOf(value: object): string {
  return hash('sha256', JSON.stringify(value), 'hex').slice(0, 16);
}
