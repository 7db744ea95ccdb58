import { copyFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RESOURCES, type Resource } from '#libs/catalog';
import { sourceFile, type RecordTypes } from '#libs/catalog-source';
import { jsonLine } from '../working-folder/json-line.js';
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
    const lines = linesOf(
      target.records(resource),
      (added as Partial<Record<Resource, readonly RecordTypes[Resource][]>>)[resource] ?? [],
    );
    await pipeline(Readable.from(lines), createWriteStream(join(folder, sourceFile(resource))));
  }
  if (target.folder === undefined) return;
  await copyFile(join(target.folder, GOLDEN_QUERIES), join(folder, GOLDEN_QUERIES)).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    },
  );
}

async function* linesOf(
  target: AsyncIterable<RecordTypes[Resource]>,
  added: readonly RecordTypes[Resource][],
): AsyncGenerator<string> {
  for await (const record of target) yield jsonLine(record);
  for (const record of added.toSorted((a, b) => (a.id < b.id ? -1 : 1))) yield jsonLine(record);
}
