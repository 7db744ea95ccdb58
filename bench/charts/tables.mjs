/**
 * The rows of the table that begins with these headings, each as an object by heading; numbers where a cell is one, of
 * `99.5 / 100` the first.
 * @throws when the text has no such table
 */
export function tableIn(markdown, ...headings) {
  const lines = markdown.split('\n');
  const start = lines.findIndex(line => headings.every((heading, at) => cellsOf(line)[at] === heading));
  if (start === -1) throw new Error(`there is no table with the headings ${headings.join(', ')}`);
  const names = cellsOf(lines[start]);
  const rows = lines.slice(start + 2);
  return rows
    .slice(
      0,
      rows.findIndex(line => !line.startsWith('|')),
    )
    .map(line => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], valueOf(cell)])));
}

function cellsOf(line) {
  return line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());
}

function valueOf(cell) {
  const number = Number.parseFloat(cell.replace(/[*,]/g, ''));
  return Number.isNaN(number) ? cell : number;
}
