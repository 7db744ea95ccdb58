import { hash } from 'node:crypto';
import { UsageFailure } from '../../failure/indexer-failure.js';
import { counted } from '../../report/progress-snapshot.js';
import type { Report } from '../../report/report.js';
import { EarlierIds } from '../catalog/earlier-ids.js';
import { openTargetCatalog } from '../catalog/target-catalog.js';
import { WorkFolder } from '../working-folder/work-folder.js';
import { openEntitySource } from './open-entity-source.js';
import type { EntitySource } from './source/entity-source.js';
import { START } from './source/position.js';
import { findGames } from './passes/find-games.js';
import { findNames } from './passes/find-names.js';
import { firstState, resumedState, type ImportState } from './passes/import-state.js';
import type { PassContext } from './passes/read-pass.js';
import type { ImportSummary } from './report/summarize.js';
import { BRACKET_WORDS } from './tables/bracket-words.data.js';
import { CLASSES } from './tables/classes.data.js';
import { PROPERTY } from './tables/properties.data.js';
import { TERMS } from './tables/terms.data.js';
import { MINUTES, YEARS } from './tables/units.data.js';
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

/** An import that was begun with other tables must not be continued. */
const TABLES = hash(
  'sha256',
  JSON.stringify([CLASSES, TERMS, PROPERTY, [...MINUTES], [...YEARS], [...BRACKET_WORDS]]),
);

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
  const context = { source, work, report, signal };
  let state = await beginOrGoOn(source, work, report);
  try {
    if (state.step === 'games') state = await findGames(context, state);
    if (state.step === 'names') state = await findNames(context, state);
    const summary = await writeResult(source, work, state, target, earlier);
    if (summary.games + summary.expansions + summary.merged === 0) {
      await work.remove();
      throw nothingFound(context, summary);
    }
    await work.moveResult();
    return summary;
  } catch (failure) {
    if (signal.aborted)
      report.tell('kept', `what was read is kept in ${work.path}; the same command continues from there`, {
        folder: work.path,
      });
    throw failure;
  }
}

async function beginOrGoOn(source: EntitySource, work: WorkFolder, report: Report): Promise<ImportState> {
  const saved = await work.readState();
  const resumed = await resumedState(saved, source, TABLES);
  if (resumed !== undefined) {
    report.tell('resume', `continuing the interrupted import at step "${resumed.step}"`, {
      step: resumed.step,
    });
    return resumed;
  }
  if (saved !== undefined)
    report.tell(
      'restart',
      `${work.path} is of an import of another source, or of one that has grown; it begins again`,
    );
  await work.clear();
  return firstState(await source.fingerprintAt(START), TABLES);
}

function nothingFound({ source }: PassContext, { read }: ImportSummary): UsageFailure {
  const [fault] = read.faults;
  const found =
    read.seen === 0
      ? 'has no document of an item; expected is a JSON dump of Wikidata, or pages of items (docs/importing.md)'
      : `has no game among ${counted(read.seen, 'document')}`;
  return new UsageFailure(
    `${source.path} ${found}${fault === undefined ? '' : `; ${fault.where} ${fault.message}`}`,
  );
}
