import { type CsvError, parse } from 'csv-parse';
import { SourceRefused } from '#libs/catalog-source';
import { decodeFile } from './decode-file.js';
import { detectDelimiter } from './detect-delimiter.js';
import type { Mapping } from './mapping.js';

/** One record of a table. */
export interface TableRow {
  /** Where it begins, counted from 1; a quoted field may span several lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why its cells could not be read. */
  readonly fault?: { readonly field: string; readonly message: string };
}

/** A table may have this many rows that are no CSV: for each of them the table is read again up to there. */
const MOST_BROKEN_ROWS = 1_000;

/**
 * The records of a CSV file (RFC 4180), the heading first. A byte order mark is dropped; any line ends are accepted. A row
 * that is no CSV has a fault, and reading continues with the line after the one in which it begins.
 * @param file its name in error messages
 * @throws SourceRefused for text that is not in that encoding, and for too many rows that are no CSV
 */
export async function* readTable(path: string, file: string, mapping: Mapping): AsyncGenerator<TableRow> {
  const { delimiter = await delimiterOf(path, file, mapping) } = mapping;
  let from = 1;
  for (let broken = 0; ; broken++) {
    const failed = yield* parseRows(
      linesFrom(decodeFile(path, file, mapping.encoding), from),
      delimiter,
      from,
    );
    if (failed === undefined) return;
    if (broken === MOST_BROKEN_ROWS) throw new SourceRefused([{ file, field: '', ...MOST_BROKEN_FAULT }], 1);
    yield failed;
    from = failed.line + 1;
  }
}

const MOST_BROKEN_FAULT = { line: 0, message: `has more than ${MOST_BROKEN_ROWS} rows that are no CSV` };

async function delimiterOf(path: string, file: string, { encoding }: Mapping): Promise<string> {
  for await (const start of decodeFile(path, file, encoding)) return detectDelimiter(start);
  return ',';
}

/** @returns the row that is no CSV, at which it ends */
async function* parseRows(
  text: AsyncIterable<string>,
  delimiter: string,
  from: number,
): AsyncGenerator<TableRow, TableRow | undefined> {
  // Read here and not from the stream, which drops what was parsed before a fault.
  let rows: TableRow[] = [];
  let read = from - 1;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    trim: true,
    max_record_size: LONGEST_ROW,
    on_record(cells: string[], { lines }) {
      read = from - 1 + lines;
      const isBlank = cells.length === 1 && cells[0] === '';
      if (!isBlank) rows.push({ line: read - lineBreaksIn(cells), cells });
    },
  });
  let broken: CsvError | undefined;
  parser.on('error', error => (broken = error as CsvError));
  for await (const part of withEnd(text)) {
    await new Promise(resolve => (part === undefined ? parser.end(resolve) : parser.write(part, resolve)));
    yield* rows;
    rows = [];
    if (broken !== undefined) return brokenRow(broken, read + 1);
  }
  return undefined;
}

/** The text and, when it is over, `undefined`. */
async function* withEnd(text: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  yield* text;
  yield undefined;
}

/** The text without the lines before `from`, counted from 1. */
async function* linesFrom(text: AsyncIterable<string>, from: number): AsyncGenerator<string> {
  let left = from - 1;
  for await (const part of text) {
    let start = 0;
    for (; left > 0; left--) {
      const end = part.indexOf('\n', start);
      if (end === -1) break;
      start = end + 1;
    }
    if (left === 0 && start < part.length) yield part.slice(start);
  }
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r|\n/g)?.length ?? 0), 0);
}

/** Characters. The longest description has two thousand. */
const LONGEST_ROW = 1_000_000;

const MESSAGES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'opens a quote that is never closed; write each quote in a field twice',
  INVALID_OPENING_QUOTE: 'holds a quote; write the field in quotes, and each quote in it twice',
  CSV_MAX_RECORD_SIZE: `is longer than ${LONGEST_ROW} characters`,
  CSV_INVALID_CLOSING_QUOTE: 'has text after its closing quote; write each quote in a field twice',
};

/** Where it begins is known by the row before: the parser reports where it noticed the fault, which may be the end of the file. */
function brokenRow({ code, message, ...error }: CsvError, line: number): TableRow {
  const { column } = error as { column?: unknown };
  const field = typeof column === 'number' ? `column ${column + 1}` : '';
  return { line, cells: [], fault: { field, message: MESSAGES[code] ?? message } };
}
