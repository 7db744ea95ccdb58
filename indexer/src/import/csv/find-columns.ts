import { SourceRefused, type SourceFault } from '#libs/catalog-source';
import type { Field, Mapping } from './mapping.js';
import type { TableRow } from './read-table.js';
import type { ColumnPlaces } from './row-reader.js';

/**
 * Where the mapped columns are in the heading.
 * @throws SourceRefused naming every column that is not there, or there twice
 */
export function findColumns(file: string, heading: TableRow, { columns }: Mapping): ColumnPlaces {
  const names = heading.cells.map(name => name.trim());
  const faults: SourceFault[] = [];
  const places = Object.entries(columns).map(([field, { column }]): [Field, number] => {
    const place = names.indexOf(column);
    const complain = (message: string) => faults.push({ file, line: heading.line, field: '', message });
    if (place === -1)
      complain(
        `the heading has no column "${column}", which the mapping names for ${field}; it has ${quoted(names)}`,
      );
    else if (names.lastIndexOf(column) !== place) complain(`the heading has the column "${column}" twice`);
    return [field as Field, place];
  });
  if (faults.length > 0) throw new SourceRefused(faults, faults.length);
  return Object.fromEntries(places);
}

function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ');
}
