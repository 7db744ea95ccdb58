import type { SourceFault } from '#libs/catalog-source';
import type { Reading } from './cells.js';
import type { Field, Mapping } from './mapping.js';
import type { TableRow } from './read-table.js';

/** Places of columns by the field they are mapped to. */
export type ColumnPlaces = Readonly<Partial<Record<Field, number>>>;

/** Reads the fields of one row, and collects its faults, with line and column. */
export class RowReader {
  readonly faults: SourceFault[] = [];

  constructor(
    private readonly file: string,
    private readonly row: TableRow,
    private readonly places: ColumnPlaces,
    private readonly columns: Mapping['columns'],
  ) {}

  /** The value of a field; `undefined` when the cell is empty, faulty or not mapped. */
  one<T>(field: Field, read: (text: string) => Reading<T>): T | undefined {
    const cell = this.meaningOf(field, this.cell(field));
    return cell === '' ? undefined : this.read(field, cell, read);
  }

  /** The values of a field, each once. */
  many<T>(field: Field, read: (text: string) => Reading<T>): T[] {
    const separator = this.columns[field]?.separator;
    const cell = this.cell(field);
    const parts = separator === undefined ? [cell] : cell.split(separator);
    const values = parts
      .map(part => this.meaningOf(field, part.trim()))
      .filter(part => part !== '')
      .flatMap(part => this.read(field, part, read) ?? []);
    return [...new Set(values)];
  }

  /** That all of these fields are empty, of which the row needs one. */
  missing(fields: readonly Field[], reason: string): void {
    const [first, ...others] = fields.filter(field => this.places[field] !== undefined);
    if (first === undefined) return;
    const also = others.map(field => `, and so is "${this.columns[field]?.column}"`).join('');
    this.fault(first, `is empty${also}: ${reason}`);
  }

  fault(field: Field, message: string): void {
    const place = this.places[field] ?? 0;
    const name = this.columns[field]?.column ?? '';
    this.faults.push({
      file: this.file,
      line: this.row.line,
      field: `column ${place + 1} "${name}"`,
      message,
    });
  }

  private read<T>(field: Field, text: string, read: (text: string) => Reading<T>): T | undefined {
    const reading = read(text);
    if ('value' in reading) return reading.value;
    this.fault(field, reading.fault);
    return undefined;
  }

  private cell(field: Field): string {
    const place = this.places[field];
    return place === undefined ? '' : (this.row.cells[place]?.trim() ?? '');
  }

  private meaningOf(field: Field, text: string): string {
    const { values = {} } = this.columns[field] ?? {};
    // A cell may say "constructor".
    return Object.hasOwn(values, text) ? (values[text] ?? text) : text;
  }
}
