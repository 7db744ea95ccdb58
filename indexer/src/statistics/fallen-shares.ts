/** A share in a rendered table: `table, row, column`, and its per cent. */
type SharesByPlace = ReadonlyMap<string, number>;

/** @returns the shares that are smaller in the tables `now` than in the tables `before`, or that are missing there */
export function fallenShares(before: string, now: string): string[] {
  const shares = readShares(now);
  return [...readShares(before)].flatMap(([place, percent]) => {
    const share = shares.get(place);
    return share === undefined || share < percent ? `${place}: ${percent} → ${share ?? 'nothing'}` : [];
  });
}

function readShares(document: string): SharesByPlace {
  const tables = document.split(/^## /mu).filter(table => /^[^\n]*per cent\n/u.test(table));
  return new Map(tables.flatMap(readTable));
}

function readTable(table: string): [place: string, percent: number][] {
  const [title = '', ...lines] = table.split('\n');
  const [[, ...columns] = [], , ...rows] = lines.filter(line => line.startsWith('|')).map(cellsOf);
  return rows.flatMap(([row = '', ...cells]) =>
    columns.flatMap((column, index): [string, number][] => {
      const percent = Number(cells[index]);
      return Number.isNaN(percent) ? [] : [[`${title}, ${row}, ${column}`, percent]];
    }),
  );
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim());
}
