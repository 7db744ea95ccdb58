import { SourceRefused, type SourceFault } from '#libs/catalog-source';
import { findColumns } from './find-columns.js';
import type { Mapping } from './mapping.js';
import { readTable, type TableRow } from './read-table.js';
import { RowReader, type ColumnPlaces } from './row-reader.js';
import { rowToImported, type ImportedRow } from './row-to-imported.js';
import type { TermSlugs } from '../catalog/term-slugs.js';

export interface ReadRows {
  readonly rows: readonly ImportedRow[];
  readonly faults: readonly SourceFault[];
  /** Rows that are left out because of them. */
  readonly rejected: number;
}

/**
 * Reads a whole table.
 * @param maxRejects how many rows may be left out before the table is refused
 * @throws SourceRefused listing what is wrong, with line and column
 */
export async function readRows(
  path: string,
  file: string,
  mapping: Mapping,
  terms: TermSlugs,
  maxRejects: number,
  signal: AbortSignal,
): Promise<ReadRows> {
  const rows: ImportedRow[] = [];
  const faults: SourceFault[] = [];
  const ids = new Map<string, number>();
  let rejected = 0;
  let count = 0;
  let heading: TableRow | undefined;
  let places: ColumnPlaces = {};
  for await (const row of readTable(path, file, mapping)) {
    if (heading === undefined) {
      if (row.fault !== undefined) throw new SourceRefused([{ file, line: row.line, ...row.fault }], 1);
      heading = row;
      places = findColumns(file, heading, mapping);
      continue;
    }
    signal.throwIfAborted();
    if (row.fault !== undefined) {
      rejected++;
      faults.push({ file, line: row.line, ...row.fault });
      continue;
    }
    // Spreadsheets write the rows below a table, too.
    if (row.cells.every(cell => cell === '')) continue;
    count++;
    const reader = new RowReader(file, row, places, mapping.columns);
    const misfit = wrongLength(file, row, heading);
    const read = misfit === undefined ? rowToImported(reader, row.line, terms) : undefined;
    const id = read?.record.id;
    const earlier = id === undefined ? undefined : ids.get(id);
    if (earlier !== undefined) reader.fault('id', `is the id of line ${earlier}`);
    else if (id !== undefined) ids.set(id, row.line);
    const wrong = [...reader.faults, ...(misfit === undefined ? [] : [misfit])];
    if (wrong.length > 0) rejected++;
    else if (read !== undefined) rows.push(read);
    faults.push(...wrong);
  }
  if (heading === undefined)
    throw new SourceRefused(
      [{ file, line: 0, field: '', message: 'is empty: the first line names the columns' }],
      1,
    );
  if (count === 0 && faults.length === 0)
    throw new SourceRefused(
      [{ file, line: heading.line, field: '', message: 'has a heading, but no row below it' }],
      1,
    );
  if (rejected > maxRejects) throw new SourceRefused(faults, faults.length);
  return { rows, faults, rejected };
}

/** More cells than columns, mostly caused by a delimiter inside a field, or fewer, by a line break inside one. */
function wrongLength(file: string, { line, cells }: TableRow, heading: TableRow): SourceFault | undefined {
  const columns = heading.cells.length;
  const named = heading.cells.findLastIndex(cell => cell !== '') + 1;
  const isTooLong = cells.slice(columns).some(cell => cell.trim() !== '');
  if (!isTooLong && cells.length >= named) return undefined;
  const inside = isTooLong ? 'the delimiter' : 'a line break';
  const message = `has ${cells.length} fields, but the heading has ${columns}; a field that holds ${inside} needs quotes`;
  return { file, line, field: '', message };
}
