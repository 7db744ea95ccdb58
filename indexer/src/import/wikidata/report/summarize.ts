import { LANGUAGES } from '#libs/catalog';
import { IMPORTED_LISTS, type BuiltCatalog, type ImportedList } from '../../catalog/build-catalog.js';
import { compareKeys } from '../../catalog/compare-keys.js';
import type { Candidate, Finding } from '../game/candidate.js';
import type { TermLabels } from '../game/term-labels.js';
import type { ItemNames } from '../game/item-name.js';
import { namedItems } from '../passes/find-names.js';
import type { ReadingTally } from '../passes/reading-tally.js';
import type { RecordReport } from './report-records.js';
import { Tally } from './tally.js';

/** `import-report.json`. */
export interface ImportSummary {
  readonly source: { readonly form: string; readonly name: string; readonly date: string | undefined };
  readonly license: string;
  readonly read: ReadingTally;
  readonly games: number;
  readonly expansions: number;
  /** Left to the catalog that the import was merged into. */
  readonly merged: number;
  readonly leftOut: Readonly<Record<string, number>>;
  /** Games that lack a field, by field. */
  readonly unknownInGames: Readonly<Record<string, number>>;
  readonly unknownInExpansions: Readonly<Record<string, number>>;
  /** Games with a title of their own, by language. */
  readonly titles: Readonly<Record<string, number>>;
  /** Records that were added to each list. */
  readonly added: Readonly<Record<ImportedList, number>>;
  /** Classes of the games and expansions, with the label they have in the data. */
  readonly classes: readonly CountedItem[];
  /** Genres and mechanics that match none of our terms. */
  readonly unmapped: readonly CountedItem[];
  /** Items that games refer to and that were not found, or have no label: how many. */
  readonly itemsWithoutName: number;
}

interface CountedItem {
  readonly item: string;
  readonly label: string | null;
  readonly count: number;
}

export function summarize(
  source: ImportSummary['source'],
  read: ReadingTally,
  findings: readonly Finding[],
  names: ItemNames,
  labels: TermLabels,
  { added }: BuiltCatalog,
  records: readonly RecordReport[],
): ImportSummary {
  const leftOut = new Tally();
  const unknown = { game: new Tally(), expansion: new Tally() };
  const titles = new Tally();
  const classes = new Tally();
  const unmapped = new Tally();
  const isAdded = new Set<string>();
  for (const { item, became, reason, unknown: fields = [] } of records) {
    if (reason !== undefined) leftOut.add(reason);
    if (became !== 'game' && became !== 'expansion') continue;
    isAdded.add(item);
    for (const field of fields) unknown[became].add(field);
  }
  for (const finding of findings) {
    if (finding.outcome === 'left out' || !isAdded.has(finding.id)) continue;
    for (const id of finding.classes) classes.add(id);
    for (const id of finding.unmapped) if (!labels.has(id)) unmapped.add(id);
  }
  for (const { name } of added.games)
    for (const language of LANGUAGES) if (name[language] !== undefined) titles.add(language);
  const labeled = (tally: Tally): CountedItem[] =>
    tally.entries().map(([item, count]) => ({ item, label: names.get(item)?.name ?? null, count }));
  return {
    source,
    license: 'Wikidata, CC0 1.0',
    read,
    games: added.games.length,
    expansions: added.expansions.length,
    merged: records.filter(({ became }) => became === 'merged').length,
    leftOut: leftOut.toObject(),
    unknownInGames: unknown.game.toObject(),
    unknownInExpansions: unknown.expansion.toObject(),
    titles: titles.toObject(),
    added: Object.fromEntries(IMPORTED_LISTS.map(list => [list, added[list].length])) as Record<
      ImportedList,
      number
    >,
    classes: labeled(classes),
    unmapped: labeled(unmapped),
    itemsWithoutName: missingItems(findings, records, names).length,
  };
}

/**
 * Ids that have no name and that added records refer to, or that expansions extend which were left out; ascending: what
 * to fetch to complete a folder of pages.
 */
export function missingItems(
  findings: readonly Finding[],
  records: readonly RecordReport[],
  names: ItemNames,
): string[] {
  const outcomes = new Map(records.map(({ item, became }) => [item, became]));
  const missing = new Set<string>();
  for (const finding of findings) {
    if (finding.outcome === 'left out') continue;
    for (const id of neededItems(finding, outcomes.get(finding.id)))
      if (names.get(id)?.name === undefined) missing.add(id);
  }
  return [...missing].sort(compareKeys);
}

function neededItems(candidate: Candidate, became: RecordReport['became'] | undefined): readonly string[] {
  if (became === undefined || became === 'merged') return [];
  if (became === 'left out') return candidate.bases;
  return namedItems(candidate);
}
