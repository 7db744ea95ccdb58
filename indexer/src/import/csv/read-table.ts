import { pipeline, Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { SourceRefused } from '#libs/catalog-source';
import { decodeFile } from './decode-file.js';
import { detectDelimiter } from './detect-delimiter.js';
import type { Mapping } from './mapping.js';

/** One record of a table. */
export interface TableRow {
  /** Where it begins, counted from 1; a quoted field may span several lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The records of a CSV file (RFC 4180), the heading first. A byte order mark is dropped; any line ends are accepted.
 * @param file its name in error messages
 * @throws SourceRefused with line and column for text that is no CSV or not in that encoding
 */
export async function* readTable(
  path: string,
  file: string,
  { delimiter, encoding }: Mapping,
): AsyncGenerator<TableRow> {
  const text = decodeFile(path, file, encoding)[Symbol.asyncIterator]();
  const start = await text.next();
  if (start.done === true) return;
  const parser = parse({
    delimiter: delimiter ?? detectDelimiter(start.value),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  // A failure to decode ends the parser, and is thrown by the loop below.
  pipeline(Readable.from(whole(start.value, text)), parser, () => {});
  let read = 0;
  try {
    for await (const each of parser) {
      const { record, info } = each as { record: string[]; info: Info };
      read = info.lines;
      yield { line: read - lineBreaksIn(record), cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? refusal(file, error, read) : error;
  }
}

async function* whole(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r|\n/g)?.length ?? 0), 0);
}

const MESSAGES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'opens a quote that is never closed; write each quote in a field twice',
  INVALID_OPENING_QUOTE: 'holds a quote; write the field in quotes, and each quote in it twice',
  CSV_INVALID_CLOSING_QUOTE: 'has text after its closing quote; write each quote in a field twice',
};

/** @param read the last line of the record before */
function refusal(file: string, error: CsvError, read: number): SourceRefused {
  const { code, lines, column, message } = error as CsvError & { lines?: number; column?: unknown };
  // For a quote that is never closed, the parser reports only the end of the file.
  const line = code === 'CSV_QUOTE_NOT_CLOSED' || lines === undefined ? read + 1 : lines;
  const field = typeof column === 'number' ? `column ${column + 1}` : '';
  return new SourceRefused([{ file, line, field, message: MESSAGES[code] ?? message }], 1);
}
