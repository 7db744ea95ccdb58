import { getBorderCharacters, table } from 'table';

/** Columns under their headings; where the terminal is too narrow for it, one block of lines per row. */
export function renderTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  columns = Number.POSITIVE_INFINITY,
): string {
  const text = renderColumns([headings, ...rows]);
  if (text.split('\n').every(line => line.length <= columns)) return text;
  return rows
    .map(row => renderColumns(headings.map((heading, column) => [heading, row[column] ?? ''])))
    .join('\n\n');
}

/** Rows as text, each column as wide as its widest cell. */
export function renderColumns(rows: readonly (readonly string[])[]): string {
  const rendered = table(rows, {
    border: getBorderCharacters('void'),
    columnDefault: { paddingLeft: 0, paddingRight: 2 },
    drawHorizontalLine: () => false,
  });
  return rendered.replace(/ +$/gm, '').trimEnd();
}
