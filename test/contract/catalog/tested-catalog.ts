import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceFile } from '#libs/catalog-source';

const SHIPPED_CATALOG = 'indexer/seed';

/** The catalog that ships, with values in the fields that nothing in it has: no filter remains untried. */
export const TESTED_CATALOG = copyWithWikidataIds();

function copyWithWikidataIds(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tested-catalog-'));
  cpSync(SHIPPED_CATALOG, folder, { recursive: true });
  for (const resource of ['games', 'expansions'] as const) {
    const file = join(folder, sourceFile(resource));
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    writeFileSync(
      file,
      lines.map((line, index) => `${index % 3 === 0 ? withId(line, index) : line}\n`).join(''),
    );
  }
  return folder;
}

function withId(line: string, index: number): string {
  const record = JSON.parse(line) as { externalIds?: object };
  const externalIds = { ...record.externalIds, wikidata: `Q${900_000 + index}` };
  return JSON.stringify({ ...record, externalIds });
}
