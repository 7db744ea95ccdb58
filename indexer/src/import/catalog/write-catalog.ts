import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESOURCES, type Resource } from '#libs/catalog';
import { writeRecords, type RecordTypes } from '#libs/catalog-source';
import type { BuiltCatalog } from './build-catalog.js';
import type { TargetCatalog } from './target-catalog.js';

const GOLDEN_QUERIES = 'golden-queries.tsv';

/** Writes the files of a source: the target records as they are, then what is added, by slug. Its golden queries come along. */
export async function writeCatalog(
  folder: string,
  target: TargetCatalog,
  { added }: BuiltCatalog,
): Promise<void> {
  for (const resource of RESOURCES) {
    const more = (added as Partial<Record<Resource, readonly RecordTypes[Resource][]>>)[resource] ?? [];
    await writeRecords(folder, resource, inOrder(target.records(resource), more));
  }
  if (target.folder === undefined) return;
  await copyFile(join(target.folder, GOLDEN_QUERIES), join(folder, GOLDEN_QUERIES)).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    },
  );
}

async function* inOrder(
  target: AsyncIterable<RecordTypes[Resource]>,
  added: readonly RecordTypes[Resource][],
): AsyncGenerator<RecordTypes[Resource]> {
  yield* target;
  yield* added.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
