import { hash } from 'node:crypto';
import { CATALOG_SCHEMA, type Resource } from '#libs/catalog';
import type { RecordTypes } from './records.js';
import { References } from './references.js';
import { type MadeResource, toEntry } from './to-entry.js';

/** A record of each kind in which every field has a value; a mechanic stands for lists of labels, a publisher for lists of names. */
const EXAMPLES: Pick<RecordTypes, MadeResource | 'mechanics' | 'publishers'> = {
  games: {
    id: 'g',
    name: { it: 'G', en: 'G' },
    description: { en: 'g' },
    yearPublished: 1,
    editions: 1,
    players: { min: 1, max: 2 },
    playtime: { min: 1, max: 2 },
    minAge: 1,
    languages: ['it', 'en'],
    publisher: 'u',
    designers: ['p'],
    illustrators: ['p'],
    categories: ['c'],
    mechanics: ['m'],
    awards: [{ award: 'a', year: 1, result: 'winner' }],
    series: 's',
    reimplements: ['h'],
    externalIds: { boardgamegeek: '1', wikidata: 'Q1' },
    aliases: ['A'],
  },
  expansions: {
    id: 'e',
    name: { en: 'E' },
    yearPublished: 1,
    languages: ['en'],
    baseGame: 'g',
    players: { min: 1, max: 2 },
    series: 's',
    externalIds: { wikidata: 'Q1' },
  },
  mechanics: { id: 'm', label: { en: 'M' } },
  publishers: { id: 'u', name: 'U' },
  people: { id: 'p', name: 'P' },
};

const KINDS = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

/** The same game with nothing known, or with only one end of each range known. */
const UNKNOWN: RecordTypes['games'][] = [
  { ...EXAMPLES.games, yearPublished: null, editions: null, players: null, playtime: null, minAge: null },
  { ...EXAMPLES.games, players: { min: 1, max: null }, playtime: { min: null, max: 2 } },
];

/**
 * Changes with the schema of the catalog, and whenever the entry made from a record changes: the digest of every source
 * begins with it, so that a catalog whose records were read in another way always has another digest.
 */
export const SOURCE_SCHEMA_HASH = hash(
  'sha256',
  JSON.stringify([
    CATALOG_SCHEMA,
    KINDS.map(kind => exampleEntry(kind, EXAMPLES[kind])),
    UNKNOWN.map(game => exampleEntry('games', game)),
  ]),
);

function exampleEntry<R extends Resource>(resource: R, record: RecordTypes[R]): unknown {
  const references = new References();
  references.publishers.addNamed('u', 'U');
  references.addPerson({ id: 'p', name: 'P' });
  references.known('mechanics').add('m');
  references.addGame(EXAMPLES.games, 1);
  references.expansions.addRecord(EXAMPLES.expansions, 1);
  references.resolve();
  return toEntry(resource, record, references);
}
