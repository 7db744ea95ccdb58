/** Columns under their headings; where the terminal is too narrow for it, one block of lines per row. */
export function renderTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  columns = Number.POSITIVE_INFINITY,
): string {
  const table = renderLines([headings, ...rows]);
  if (table.every(line => line.length <= columns)) return table.join('\n');
  return rows.map(row => renderBlock(headings, row)).join('\n\n');
}

function renderLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function renderBlock(headings: readonly string[], row: readonly string[]): string {
  const width = Math.max(...headings.map(({ length }) => length));
  return row.map((cell, column) => `${headings[column]?.padEnd(width)}  ${cell}`).join('\n');
}
