import { UsageFailure } from '../../failure/indexer-failure.js';
import { counted } from '../../report/progress-snapshot.js';
import type { Report } from '../../report/report.js';
import { EarlierIds } from '../catalog/earlier-ids.js';
import { openTargetCatalog } from '../catalog/target-catalog.js';
import { WorkFolder } from '../working-folder/work-folder.js';
import { openEntitySource } from './open-entity-source.js';
import type { EntitySource } from './source/entity-source.js';
import { findGames } from './passes/find-games.js';
import { findNames } from './passes/find-names.js';
import type { ImportSummary } from './report/summarize.js';
import { writeResult } from './write-result.js';

export interface WikidataImport {
  readonly from: string;
  readonly out: string;
  /** A source whose records win. */
  readonly merge?: string;
  /** The result of an earlier import, whose ids are kept. */
  readonly ids?: string;
  /** Whether what is in `out` is replaced. */
  readonly force: boolean;
  readonly allowCut: boolean;
}

/** Reads a dump or a folder of pages twice, and writes a source of what is in it. Never uses the network. */
export async function importWikidata(
  { from, out, merge, ids, force, allowCut }: WikidataImport,
  report: Report,
  signal: AbortSignal,
): Promise<ImportSummary> {
  const source = await openEntitySource(from, allowCut);
  const target = await openTargetCatalog(merge);
  const earlier = await EarlierIds.open(ids);
  const work = await WorkFolder.open(out, force);
  const context = { source, report, signal };
  try {
    const found = await findGames(context);
    const names = await findNames(context, found.findings);
    const summary = await writeResult(source, work, found, names, target, earlier);
    if (summary.games + summary.expansions + summary.merged === 0) throw nothingFound(source, summary);
    await work.moveResult();
    return summary;
  } catch (failure) {
    await work.remove();
    throw failure;
  }
}

function nothingFound(source: EntitySource, { read }: ImportSummary): UsageFailure {
  const [fault] = read.faults;
  const found =
    read.seen === 0
      ? 'has no document of an item; expected is a JSON dump of Wikidata, or pages of items (docs/importing.md)'
      : `has no game among ${counted(read.seen, 'document')}`;
  return new UsageFailure(
    `${source.path} ${found}${fault === undefined ? '' : `; ${fault.where} ${fault.message}`}`,
  );
}
