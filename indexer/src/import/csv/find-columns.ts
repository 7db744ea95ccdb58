import { editDistance } from '#libs/catalog';
import { SourceRefused } from '#libs/catalog-source';
import type { Field, Mapping } from './mapping.js';
import type { TableRow } from './read-table.js';
import type { ColumnPlaces } from './row-reader.js';

/**
 * Where the mapped columns are in the heading.
 * @throws SourceRefused naming every column that is not there, or there twice
 */
export function findColumns(file: string, heading: TableRow, { columns }: Mapping): ColumnPlaces {
  const names = heading.cells.map(comparable);
  const mapped = Object.entries(columns).map(([field, { column }]) => ({
    field: field as Field,
    column: comparable(column),
  }));
  const missing = mapped.filter(({ column }) => !names.includes(column));
  const twice = mapped.filter(({ column }) => names.indexOf(column) !== names.lastIndexOf(column));
  const messages = [
    ...(missing.length === mapped.length ? [noHeading(names)] : missing.map(each => noColumn(each, names))),
    ...twice.map(({ column }) => `the heading has the column "${column}" twice; rename one of them`),
  ];
  if (messages.length > 0) {
    const faults = messages.map(message => ({ file, line: heading.line, field: '', message }));
    throw new SourceRefused(faults, faults.length);
  }
  return Object.fromEntries(mapped.map(({ field, column }) => [field, names.indexOf(column)]));
}

/** Programs write an accent as a character of its own, and invisible characters, which people do not see. */
function comparable(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

function noColumn(
  { field, column }: { readonly field: Field; readonly column: string },
  names: readonly string[],
): string {
  const near = names.find(name => editDistance(name.toLowerCase(), column.toLowerCase(), 2) <= 2);
  const hint = near === undefined ? `it has ${quoted(names)}` : `did you mean "${near}"?`;
  return `the heading has no column "${column}", which the mapping names for ${field}; ${hint}`;
}

function noHeading(names: readonly string[]): string {
  if (names[0]?.toLowerCase().startsWith('sep='))
    return 'this line is for spreadsheets only; remove it, and name the delimiter in the mapping';
  return (
    'the first line has none of the columns of the mapping; it must be the heading, and delimited like the rows; ' +
    `it has ${quoted(names)}`
  );
}

function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ');
}
