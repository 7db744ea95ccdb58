export type TableRow = readonly [name: string, ...cells: readonly (string | number)[]];

/** A Markdown table under a heading, aligned so that it reads well on a terminal too. */
export function renderTable(
  title: string,
  columns: readonly [name: string, ...others: readonly string[]],
  rows: readonly TableRow[],
): string {
  const [name, ...others] = columns;
  const width = Math.max(name.length, ...rows.map(([first]) => first.length));
  const line = ([first, ...cells]: TableRow): string =>
    `| ${[first.padEnd(width), ...others.map((column, index) => String(cells[index]).padStart(column.length))].join(' | ')} |`;
  const rule = ['-'.repeat(width + 2), ...others.map(column => `${'-'.repeat(column.length + 1)}:`)];
  return [`## ${title}`, '', line(columns), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}
