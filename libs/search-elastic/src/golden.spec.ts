import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import {
  MAX_LOOKUPS,
  parametersOf,
  randomSort,
  partialQuery,
  RESOURCES,
  timeSlices,
  titleQuery,
  type ListRequest,
  type Resource,
} from '#libs/catalog';
import { buildRequest } from './build-request.js';
import { partialTitlesRequest } from './partial-titles.js';
import { nearestSlugsRequest } from './nearest-slugs-request.js';
import type { TypoSearch } from './clauses/title.js';
import { toDocument } from './index-model/document.js';
import { exampleOf } from './index-model/index-digest.js';
import { mapping } from './index-model/mapping.js';
import { Vocabulary } from './vocabulary/vocabulary.js';

const FOLDER = 'libs/search-elastic/golden';

const vocabulary = await Vocabulary.build({
  words: ['terraforming', 'mars', 'marks', 'maras', 'moon'],
  joined: ['terraformingmars', 'terraformingmoon'],
});
const misspelled = titleQuery('terraformign mars');

/**
 * Requests worth reading; a change of relevance is a change of these files. `npm run golden:update` renders them again.
 */
const REQUESTS: Readonly<Record<string, [ListRequest<Resource>, TypoSearch]>> = {
  'all-games': [list({}), 'none'],
  'next-page-of-all-games': [list({ after: ['azul'] }), 'none'],
  'games-by-every-filter': [
    list({
      filters: Object.fromEntries(
        parametersOf('games').map(({ name, parameter }) => [name, parameter.example]),
      ),
    }),
    'none',
  ],
  'games-by-year-with-counts': [
    list({
      title: misspelled,
      sort: { fieldName: 'year', descends: true },
      countsMatches: true,
      facets: ['mechanic', 'language'],
      after: [2019, 'wingspan'],
    }),
    'none',
  ],
  'strict-search': [list({ title: titleQuery('Flügel & Schlag') }), 'none'],
  'typo-search': [list({ title: titleQuery('terraformign mars 7') }), 'fuzzy'],
  'typo-search-with-vocabulary': [
    list({ title: misspelled }),
    await timeSlices.run(vocabulary.nearQuery(misspelled)),
  ],
  'search-of-a-word-three-times': [list({ title: titleQuery('ticket ticket ticket') }), 'fuzzy'],
  'search-of-too-many-words': [
    list({
      title: titleQuery(Array.from({ length: MAX_LOOKUPS + 1 }, (_, word) => `word${word}`).join(' ')),
    }),
    'fuzzy',
  ],
  'typo-search-next-page': [list({ title: titleQuery('catam'), after: [2, 4, 5, 'catan'] }), 'fuzzy'],
  'ranked-games-of-a-year': [
    list({
      ranked: [
        { id: 'catan', score: 26_015 },
        { id: 'catan-junior', score: 25_983 },
      ],
      filters: { year: 1995 },
      after: [26_015, 30, 5, 'catan'],
    }),
    'none',
  ],
  'games-alike-of-a-language': [
    list({
      likeness: {
        of: 'azul',
        telling: [{ fieldName: 'designer', value: 'michael-kiesling', points: 14 }],
        further: [{ fieldName: 'complexity', value: 2, points: 8 }],
      },
      filters: { language: ['de'] },
      after: [22, 9, 'heaven-and-ale'],
    }),
    'none',
  ],
  'games-in-the-order-of-a-seed': [list({ sort: randomSort(7), after: [5, 'azul'] }), 'none'],
  'search-without-a-letter': [list({ title: titleQuery('!!!') }), 'none'],
  'people-search-by-role': [
    list({ resource: 'people', filters: { role: 'designer' }, title: titleQuery('knizia') }),
    'none',
  ],
};

it.each(Object.entries(REQUESTS))('renders %s as committed', (name, [request, typos]) => {
  expectGolden(name, buildRequest(request, typos, 'catalog-games-20261121t092535837z'));
});

it('renders the search for whole titles in a query as committed', () => {
  const query = partialQuery(titleQuery('gioco da tavolo azul'))!;
  expectGolden('partial-titles', partialTitlesRequest('games', query));
});

it('renders the search for the slugs nearest to an unknown one as committed', () => {
  expectGolden('nearest-slugs', nearestSlugsRequest('carcasone'));
});

it.each(RESOURCES)('maps %s as committed', resource => {
  expectGolden(`mapping-of-${resource}`, mapping(resource));
});

it.each(RESOURCES)('indexes a document of %s as committed, with a value in every mapped field', resource => {
  const document = toDocument(resource, exampleOf(resource));
  expectGolden(`document-of-${resource}`, document);
  expect(Object.keys(document).sort()).toEqual(Object.keys(mapping(resource).properties ?? {}).sort());
});

function expectGolden(name: string, value: object): void {
  const rendered = `${JSON.stringify(value, null, 2)}\n`;
  const file = `${FOLDER}/${name}.json`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, rendered);
  expect(rendered).toBe(readFileSync(file, 'utf8'));
}

function list(request: Partial<ListRequest<Resource>>): ListRequest<Resource> {
  return { resource: 'games', filters: {}, title: undefined, after: undefined, count: 21, ...request };
}
