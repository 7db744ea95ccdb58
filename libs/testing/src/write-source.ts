import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESOURCES, type Resource } from '#libs/catalog';
import { sourceFile, type RecordTypes } from '#libs/catalog-source';

export type SourceRecords = { readonly [R in Resource]?: readonly (RecordTypes[R] | string)[] };

/**
 * Writes a source folder below the system's temporary folder; a string is written as it is, for instance a broken line.
 */
export async function writeSource(records: SourceRecords): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-source-'));
  await Promise.all(
    RESOURCES.map(resource => {
      const lines = (records[resource] ?? []).map(record =>
        typeof record === 'string' ? record : JSON.stringify(record),
      );
      return writeFile(join(folder, sourceFile(resource)), lines.map(line => `${line}\n`).join(''));
    }),
  );
  return folder;
}
