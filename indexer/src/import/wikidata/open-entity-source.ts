import { stat } from 'node:fs/promises';
import { UsageFailure } from '../../failure/indexer-failure.js';
import { DumpSource } from './dump/dump-source.js';
import { headOf } from './dump/read-dump.js';
import type { EntitySource } from './source/entity-source.js';
import { FolderSource } from './pages/folder-source.js';

const HEAD_BYTES = 4_096;
/** How the answers of the services begin, which a line of a dump never does. */
const PAGE = /^\uFEFF?\s*\{\s*"(entities|head|results|error|success|batchcomplete|servedby)"/;

/**
 * A folder, or a single page, is read as pages; any other file as a dump.
 * @throws UsageFailure when there is no file and no folder at that path
 */
export async function openEntitySource(path: string, allowCut: boolean): Promise<EntitySource> {
  const entry = await stat(path).catch(() => undefined);
  if (entry === undefined) throw new UsageFailure(`there is no file and no folder ${path}`);
  // Reading a pipe would wait for a writer, and the source is read twice.
  if (!entry.isFile() && !entry.isDirectory())
    throw new UsageFailure(`${path} is neither a regular file nor a folder`);
  if (entry.isDirectory() || (await isPage(path))) return FolderSource.open(path);
  return DumpSource.open(path, allowCut);
}

async function isPage(path: string): Promise<boolean> {
  return PAGE.test((await headOf(path, HEAD_BYTES)).toString('utf8'));
}
