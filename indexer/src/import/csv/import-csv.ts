import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CatalogSource, jsonLine, printFault } from '#libs/catalog-source';
import { UsageFailure } from '../../failure/indexer-failure.js';
import type { Report } from '../../report/report.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import { EarlierIds } from '../catalog/earlier-ids.js';
import { openTargetCatalog } from '../catalog/target-catalog.js';
import { writeCatalog } from '../catalog/write-catalog.js';
import { WorkFolder } from '../working-folder/work-folder.js';
import { findNamedGames } from './find-named-games.js';
import { readMapping } from './read-mapping.js';
import { readRows } from './read-rows.js';
import { summarizeRows, type CsvSummary } from './summarize-rows.js';
import { TermSlugs } from '../catalog/term-slugs.js';

export interface CsvImport {
  readonly from: string;
  readonly mapping: string;
  readonly out: string;
  readonly merge?: string;
  /** The result of an earlier import, whose ids are kept. */
  readonly ids?: string;
  readonly force: boolean;
  readonly maxRejects: number;
}

/** Makes a source out of a table, one row a game or an expansion. */
export async function importCsv(
  options: CsvImport,
  report: Report,
  signal: AbortSignal,
): Promise<CsvSummary> {
  const { from, out, merge, ids, force, maxRejects } = options;
  const mapping = await readMapping(options.mapping);
  const entry = await stat(from).catch(() => undefined);
  if (entry === undefined) throw new UsageFailure(`there is no file ${from}`);
  // Reading a pipe would wait for a writer, and the table is read twice.
  if (!entry.isFile()) throw new UsageFailure(`${from} is not a regular file`);
  const target = await openTargetCatalog(merge);
  const earlier = await EarlierIds.open(ids);
  const work = await WorkFolder.open(out, force);
  try {
    const terms = await TermSlugs.of(target);
    const { rows, faults, rejected } = await readRows(
      from,
      basename(from),
      mapping,
      terms,
      maxRejects,
      signal,
    );
    for (const fault of faults) report.tell('rejected', `left out ${printFault(fault)}`, fault);
    const { imported, notFound } = await findNamedGames(rows, target);
    const built = buildCatalog(imported, target, terms.terms, earlier);
    const summary = summarizeRows(imported, built, { rejected, notFound });
    signal.throwIfAborted();

    const folder = await work.makeResult();
    await writeCatalog(folder, target, built);
    await writeFile(join(folder, 'import-records.ndjson'), summary.records.map(jsonLine).join(''));
    await CatalogSource.open(folder);
    signal.throwIfAborted();
    await work.moveResult();
    return summary.counts;
  } catch (failure) {
    await work.remove();
    throw failure;
  }
}
