import { getBorderCharacters, table } from 'table';

/** Rows as text, each column as wide as its widest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const text = table(rows, {
    border: getBorderCharacters('void'),
    columnDefault: { paddingLeft: 0, paddingRight: 2 },
    drawHorizontalLine: () => false,
  });
  return text.replace(/ +$/gm, '').trimEnd();
}
