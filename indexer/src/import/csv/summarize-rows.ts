import { foldTitle } from '#libs/catalog';
import { counted, grouped } from '../../report/progress-snapshot.js';
import type { BuiltCatalog } from '../catalog/build-catalog.js';
import type { Imported, Outcome } from '../catalog/imported.js';
import type { NotFound } from './find-named-games.js';

export interface CsvSummary {
  readonly games: number;
  readonly expansions: number;
  /** Left to the catalog that the table was merged into. */
  readonly merged: number;
  /** Rows of which no record could be made, though they are well written. */
  readonly leftOut: readonly { readonly row: string; readonly reason: string }[];
  /** Rows that became games, though an earlier row of the same title and year did, too. */
  readonly repeated: readonly { readonly row: string; readonly of: string }[];
  /** Games that rows are built on, and that are nowhere: the rows became games without them. */
  readonly notFound: readonly NotFound[];
  /** Rows with a fault. */
  readonly rejected: number;
}

/** What became of one row; a line of `import-records.ndjson`. */
type RowReport = { readonly row: string; readonly title: string } & Outcome;

export function summarizeRows(
  imported: readonly Imported[],
  { added, outcomes }: BuiltCatalog,
  found: Pick<CsvSummary, 'rejected' | 'notFound'>,
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
    repeated: repeatedRows(imported.filter(({ key }) => outcomes.get(key)?.became === 'game')),
    ...found,
  };
  return { counts, records };
}

function repeatedRows(games: readonly Imported[]): CsvSummary['repeated'] {
  const first = new Map<string, string>();
  return games.flatMap(({ key, name, year }) => {
    const titles = Object.values(name).map(title => `${foldTitle(title) || title} ${year}`);
    const of = titles.flatMap(title => first.get(title) ?? [])[0];
    for (const title of titles) if (!first.has(title)) first.set(title, key);
    return of === undefined ? [] : [{ row: key, of }];
  });
}

/** Lines about single rows that are printed; `import-records.ndjson` has all rows. */
const SHOWN_ROWS = 12;

export function renderRows(
  out: string,
  { games, expansions, merged, leftOut, repeated, notFound, rejected }: CsvSummary,
): string {
  return [
    `${out}: ${counted(games, 'game')}, ${counted(expansions, 'expansion')}` +
      (merged > 0 ? `; ${grouped(merged)} already in the catalog were not imported` : '') +
      (rejected > 0 ? `; left out: ${counted(rejected, 'faulty row')}` : ''),
    ...firstOf(leftOut, 'rows left out', ({ row, reason }) => `left out ${row}: ${reason}`),
    ...firstOf(
      notFound,
      'rows built on a title that is not in the catalog',
      ({ row, title }) => `${row} is built on "${title}", which is the title of no game in the catalog`,
    ),
    ...firstOf(
      repeated,
      'rows with the title and year of an earlier one',
      ({ row, of }) =>
        `${row} has the title and year of ${of}; if both are the same game, remove one of them`,
    ),
  ].join('\n');
}

function firstOf<T>(rows: readonly T[], what: string, line: (row: T) => string): string[] {
  const rest = rows.length - SHOWN_ROWS;
  const more = rest > 0 ? [`… and ${grouped(rest)} more ${what}; --json lists all`] : [];
  return [...rows.slice(0, SHOWN_ROWS).map(line), ...more];
}
