import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SourceRecords, writeSource } from '#libs/testing';
import { FIXTURE } from './fixture-catalog.js';

/** Variables for a service of its own: a new data folder, and a catalog that is read in no time. */
export async function ownFolders(
  records: SourceRecords = FIXTURE,
): Promise<Record<'DATA_DIR' | 'CATALOG_SOURCE', string>> {
  return {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'catalog-')),
    CATALOG_SOURCE: await writeSource(records),
  };
}
