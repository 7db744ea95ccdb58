import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESOURCES, type Resource } from '#libs/catalog';

/** Records that a test may make invalid. */
export type SourceRecords = Record<ListedResource, Record<string, unknown>[]> &
  Partial<Record<'awards' | 'series', object[]>>;
/** The lists that have records in every test. */
type ListedResource = 'games' | 'expansions' | 'mechanics' | 'categories' | 'publishers' | 'people';

const TITLES = [
  'Harbour',
  'Vineyard',
  'Lighthouse',
  'Caravan',
  'Monastery',
  'Orchard',
  'Quarry',
  'Windmill',
  'Glacier',
  'Cathedral',
];
const folders: string[] = [];

/** A folder with a valid catalog of ten games and two of everything else, after `change`. */
export async function aSource(change: (records: SourceRecords) => void = () => {}): Promise<string> {
  const records = validRecords();
  change(records);
  const folder = await aFolder();
  for (const resource of RESOURCES)
    await writeFile(
      join(folder, `${resource}.ndjson`),
      ((records as Partial<Record<Resource, object[]>>)[resource] ?? [])
        .map(record => `${JSON.stringify(record)}\n`)
        .join(''),
    );
  return folder;
}

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'indexer-spec-'));
  folders.push(folder);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
}

export function aGameRecord(title: string): Record<string, unknown> {
  return {
    id: title.toLowerCase().replaceAll(/\W+/g, '-'),
    name: { en: title },
    description: { en: `A game about a ${title.toLowerCase()}.` },
    yearPublished: 1999,
    editions: 1,
    players: { min: 2, max: 4 },
    playtime: { min: 30, max: 60 },
    minAge: 8,
    languages: ['en'],
    publisher: 'first-house',
    designers: ['ada-first'],
    illustrators: ['bob-second'],
    categories: ['economic'],
    mechanics: ['auction'],
    aliases: [],
  };
}

function validRecords(): SourceRecords {
  const expansion = (id: string, title: string) => ({
    id,
    name: { en: title },
    yearPublished: 2001,
    languages: ['en'],
    baseGame: 'harbour',
  });
  const term = (id: string, label: string) => ({ id, label: { en: label } });
  return {
    games: TITLES.map(aGameRecord),
    expansions: [
      expansion('harbour-ships', 'Harbour: Ships'),
      expansion('harbour-storms', 'Harbour: Storms'),
    ],
    mechanics: [term('auction', 'Auction'), term('trading', 'Trading')],
    categories: [term('economic', 'Economic'), term('nautical', 'Nautical')],
    publishers: [
      { id: 'first-house', name: 'First House' },
      { id: 'second-house', name: 'Second House' },
    ],
    people: [
      { id: 'ada-first', name: 'Ada First' },
      { id: 'bob-second', name: 'Bob Second' },
    ],
  };
}
