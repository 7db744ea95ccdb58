import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryTypes, Resource } from '#libs/catalog';
import { CatalogSource, sourceFile } from '#libs/catalog-source';

const SHIPPED_CATALOG = 'indexer/seed';

/** What sources write where they do not know a number. */
const UNKNOWN_NUMBERS: readonly Readonly<Record<string, unknown>>[] = [
  { yearPublished: 0 },
  { editions: null },
  { editions: 0 },
  { players: null },
  { players: { min: null, max: 4 } },
  { playtime: null },
  { playtime: { min: 0, max: 0 } },
  { playtime: { min: 0, max: 45 } },
  { minAge: null },
  { minAge: 0 },
  { complexity: null },
];
/** One game of so many lacks a number, but none that a golden query names: its number of editions may be what brings it first. */
const UNKNOWN_SHARE = 13;
const GOLDEN_GAMES = new Set(goldenQueries().map(([, slug]) => slug));

/** The catalog that ships, with values in the fields that nothing in it has, and without numbers that all of it has. */
export const TESTED_CATALOG = copyWithMoreCases();

const read = new Map<Resource, Promise<readonly unknown[]>>();

/** The records of one of its lists. It is read once in a spec, which compares dozens of filters with it. */
export function testedEntries<R extends Resource>(resource: R): Promise<readonly EntryTypes[R][]> {
  const entries = read.get(resource) ?? readEntries(resource);
  read.set(resource, entries);
  return entries as Promise<readonly EntryTypes[R][]>;
}

/** The queries of the catalog, each with the game that it must find first, or `-`. */
export function goldenQueries(): [query: string, slug: string][] {
  const [, ...lines] = readFileSync(join(SHIPPED_CATALOG, 'golden-queries.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map(line => line.split('\t') as [string, string]);
}

async function readEntries(resource: Resource): Promise<readonly unknown[]> {
  return Array.fromAsync((await CatalogSource.open(TESTED_CATALOG)).entries(resource));
}

function copyWithMoreCases(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tested-catalog-'));
  cpSync(SHIPPED_CATALOG, folder, { recursive: true });
  for (const resource of ['games', 'expansions'] as const) {
    const file = join(folder, sourceFile(resource));
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    writeFileSync(
      file,
      lines
        .map((line, index) => (index % 3 === 0 ? withValues(line, index) : line))
        .map((line, index) => (resource === 'games' ? withoutSomeNumber : withSomePlayers)(line, index))
        .map(line => `${line}\n`)
        .join(''),
    );
  }
  return folder;
}

function withoutSomeNumber(line: string, index: number): string {
  if (index % UNKNOWN_SHARE !== 0) return line;
  const record = JSON.parse(line) as { id: string };
  const unknown = UNKNOWN_NUMBERS[(index / UNKNOWN_SHARE) % UNKNOWN_NUMBERS.length];
  return GOLDEN_GAMES.has(record.id) ? line : JSON.stringify({ ...record, ...unknown });
}

/** Numbers of players that a game of the catalog that ships mostly does not have, one end of them not known. */
function withSomePlayers(line: string, index: number): string {
  if (index % 5 !== 0) return line;
  const min = 1 + (index % 11);
  const players = { min, max: index % 10 === 0 ? null : min + (index % 3) };
  return JSON.stringify({ ...(JSON.parse(line) as object), players });
}

function withValues(line: string, index: number): string {
  const record = JSON.parse(line) as { externalIds?: object };
  const externalIds = { ...record.externalIds, wikidata: `Q${900_000 + index}` };
  return JSON.stringify({ ...record, externalIds, popularity: index % 40 });
}
