import { hash } from 'node:crypto';
import { RESOURCES, type EntryTypes, type Resource } from '#libs/catalog';
import { VOCABULARY_MAPPING } from '../vocabulary/vocabulary-index.js';
import { toDocument } from './document.js';
import { mapping } from './mapping.js';

const TITLES = [{ text: 'A title, and an alias', language: 'en' as const, isAlias: false }];
const TEXT = { en: 'text' };
const EXPANSION = {
  id: 'e',
  name: TEXT,
  yearPublished: 1,
  languages: ['en'],
  baseGame: 'g',
  players: { min: 1, max: 2 },
  series: 's',
  externalIds: { wikidata: 'Q1' },
};

/** An entry of each kind in which every field has a value; lists of labels share one. */
const EXAMPLES: Pick<EntryTypes, 'games' | 'expansions' | 'publishers' | 'people'> = {
  games: {
    item: {
      id: 'g',
      name: TEXT,
      description: TEXT,
      yearPublished: 1,
      editions: 1,
      players: { min: 1, max: 2 },
      playtime: { min: 1, max: 2 },
      minAge: 1,
      complexity: 1,
      languages: ['en'],
      publisher: 'U',
      publisherId: 'u',
      designers: ['P'],
      designerIds: ['p'],
      illustrators: ['P'],
      illustratorIds: ['p'],
      categories: ['c'],
      mechanics: ['m'],
      awards: [{ award: 'a', year: 1, result: 'winner' }],
      series: 's',
      reimplements: ['h'],
      externalIds: { boardgamegeek: '1', wikidata: 'Q1' },
      expansions: [EXPANSION],
    },
    titles: TITLES,
    listedEditions: [{ title: 'T', languages: ['en'], publisher: 'U', publisherId: 'u', yearPublished: 1 }],
    popularity: 1,
  },
  expansions: { item: EXPANSION, titles: TITLES, popularity: 1 },
  publishers: { item: { id: 'u', name: 'U', games: 1 }, titles: TITLES },
  people: { item: { id: 'p', name: 'P', roles: ['designer'], games: 1 }, titles: TITLES },
};

/**
 * The digest of a generation: of its source, and of the way in which this version indexes it. A changed mapping is
 * therefore another catalog, never an unchanged one.
 * @param mappingOf,documentOf how this version indexes; given by tests alone
 */
export function indexDigest(sourceDigest: string, mappingOf = mapping, documentOf = toDocument): string {
  const documents = <R extends Resource>(resource: R) =>
    [exampleOf(resource), withoutNumbers(exampleOf(resource))].map(entry => documentOf(resource, entry));
  const schema = RESOURCES.map(resource => [mappingOf(resource), ...documents(resource)]);
  return hash('sha256', JSON.stringify([sourceDigest, VOCABULARY_MAPPING, schema]));
}

/** The same, and no number in it is known. */
function withoutNumbers<Entry>(entry: Entry): Entry {
  const zero = (_: string, value: unknown) => (typeof value === 'number' ? 0 : value);
  return JSON.parse(JSON.stringify(entry), zero) as Entry;
}

/** The entry of {@link EXAMPLES} of a list. */
export function exampleOf<R extends Resource>(resource: R): EntryTypes[R] {
  const example = (EXAMPLES as Partial<EntryTypes>)[resource] ?? {
    item: { id: 'x', label: TEXT, games: 1 },
    titles: TITLES,
  };
  return example as EntryTypes[R];
}
