import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryTypes, Resource } from '#libs/catalog';
import { CatalogSource, sourceFile } from '#libs/catalog-source';

const SHIPPED_CATALOG = 'indexer/seed';

/** The catalog that ships, with values in the fields that nothing in it has: no filter remains untried. */
export const TESTED_CATALOG = copyWithWikidataValues();

const read = new Map<Resource, Promise<readonly unknown[]>>();

/** The records of one of its lists. It is read once in a spec, which compares dozens of filters with it. */
export function testedEntries<R extends Resource>(resource: R): Promise<readonly EntryTypes[R][]> {
  const entries = read.get(resource) ?? readEntries(resource);
  read.set(resource, entries);
  return entries as Promise<readonly EntryTypes[R][]>;
}

async function readEntries(resource: Resource): Promise<readonly unknown[]> {
  return Array.fromAsync((await CatalogSource.open(TESTED_CATALOG)).entries(resource));
}

function copyWithWikidataValues(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tested-catalog-'));
  cpSync(SHIPPED_CATALOG, folder, { recursive: true });
  for (const resource of ['games', 'expansions'] as const) {
    const file = join(folder, sourceFile(resource));
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    writeFileSync(
      file,
      lines.map((line, index) => `${index % 3 === 0 ? withValues(line, index) : line}\n`).join(''),
    );
  }
  return folder;
}

function withValues(line: string, index: number): string {
  const record = JSON.parse(line) as { externalIds?: object };
  const externalIds = { ...record.externalIds, wikidata: `Q${900_000 + index}` };
  return JSON.stringify({ ...record, externalIds, popularity: index % 40 });
}
