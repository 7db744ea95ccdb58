import type { BuiltCatalog } from '../catalog/build-catalog.js';
import type { Imported, Outcome } from '../catalog/imported.js';
import { grouped } from '../../report/progress-snapshot.js';

export interface CsvSummary {
  readonly games: number;
  readonly expansions: number;
  /** Left to the catalog that the table was merged into. */
  readonly merged: number;
  /** Rows of which no record could be made, though they are well written. */
  readonly leftOut: readonly { readonly row: string; readonly reason: string }[];
  /** Rows with a fault. */
  readonly rejected: number;
}

/** What became of one row; a line of `import-records.ndjson`. */
type RowReport = { readonly row: string; readonly title: string } & Outcome;

export function summarizeRows(
  imported: readonly Imported[],
  { added, outcomes }: BuiltCatalog,
  rejected: number,
): { readonly counts: CsvSummary; readonly records: readonly RowReport[] } {
  const records = imported.flatMap(({ key, name }) => {
    const outcome = outcomes.get(key);
    return outcome === undefined ? [] : [{ row: key, title: name.en, ...outcome }];
  });
  const counts = {
    games: added.games.length,
    expansions: added.expansions.length,
    merged: records.filter(({ became }) => became === 'merged').length,
    leftOut: records.flatMap(record =>
      record.became === 'left out' ? [{ row: record.row, reason: record.reason }] : [],
    ),
    rejected,
  };
  return { counts, records };
}

export function renderRows(out: string, { games, expansions, merged, leftOut }: CsvSummary): string {
  return [
    `${out}: ${grouped(games)} games, ${grouped(expansions)} expansions` +
      (merged > 0 ? `; ${grouped(merged)} that the catalog had were left to it` : ''),
    ...leftOut.map(({ row, reason }) => `left out ${row}: ${reason}`),
  ].join('\n');
}
