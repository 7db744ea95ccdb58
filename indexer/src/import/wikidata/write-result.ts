import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CatalogSource, jsonLine } from '#libs/catalog-source';
import { buildCatalog } from '../catalog/build-catalog.js';
import { compareKeys } from '../catalog/compare-keys.js';
import type { EarlierIds } from '../catalog/earlier-ids.js';
import type { TargetCatalog } from '../catalog/target-catalog.js';
import { TermSlugs } from '../catalog/term-slugs.js';
import { writeCatalog } from '../catalog/write-catalog.js';
import type { WorkFolder } from '../working-folder/work-folder.js';
import type { Candidate } from './game/candidate.js';
import type { ItemName } from './game/item-name.js';
import { TermLabels } from './game/term-labels.js';
import { peopleByName, toImported } from './game/to-imported.js';
import type { EntitySource } from './source/entity-source.js';
import type { FoundGames } from './passes/find-games.js';
import { renderReadme } from './report/render-readme.js';
import { reportRecord } from './report/report-records.js';
import { missingItems, summarize, type ImportSummary } from './report/summarize.js';
import { TERMS } from './tables/terms.data.js';

const CATALOG_TERMS = {
  categories: TERMS.filter(({ list }) => list === 'categories').map(({ id, label }) => ({ id, label })),
  mechanics: TERMS.filter(({ list }) => list === 'mechanics').map(({ id, label }) => ({ id, label })),
};

/** Makes the catalog of what both passes found, in the work folder, and opens it once as a loader would. */
export async function writeResult(
  source: EntitySource,
  work: WorkFolder,
  { findings: found, reading: read }: FoundGames,
  itemNames: readonly ItemName[],
  target: TargetCatalog,
  earlier: EarlierIds,
): Promise<ImportSummary> {
  // Found in the order of the source, written in the order of the items, which a new dump does not change.
  const findings = found.toSorted((a, b) => compareKeys(a.id, b.id));
  const candidates = findings.filter((finding): finding is Candidate => finding.outcome !== 'left out');
  const names = new Map(itemNames.flatMap(name => name.ids.map(id => [id, name])));
  const ownIds = new Map(
    candidates.flatMap(({ id, redirectedFrom }) => redirectedFrom.map(from => [from, id])),
  );

  const people = peopleByName(names);
  const labels = new TermLabels(names, await TermSlugs.of(target));
  const aids = { names, people, labels, ownId: (id: string) => ownIds.get(id) ?? id };
  const imported = candidates.map(candidate => toImported(candidate, aids));
  const built = buildCatalog(imported, target, CATALOG_TERMS, earlier);
  const byKey = new Map(imported.map(record => [record.key, record]));
  const records = findings.flatMap(
    finding => reportRecord(finding, byKey.get(finding.id), built.outcomes, names) ?? [],
  );
  const { form, path, date } = source;
  const summary = summarize(
    { form, name: basename(path), date },
    read,
    findings,
    names,
    labels,
    built,
    records,
  );
  const missing = missingItems(findings, records, names);
  const newestChange = candidates.flatMap(({ modified }) => modified ?? []).reduce(latest, '');

  const folder = await work.makeResult();
  await writeCatalog(folder, target, built);
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('import-report.json', `${JSON.stringify(summary, undefined, 2)}\n`);
  await write('import-records.ndjson', records.map(jsonLine).join(''));
  if (missing.length > 0) await write('missing-items.txt', `${missing.join('\n')}\n`);
  await write('README.md', renderReadme(summary, newestChange || undefined, target.folder !== undefined));
  await CatalogSource.open(folder);
  return summary;
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}
