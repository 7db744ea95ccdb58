import type { CatalogShares } from './count-shares.js';
import { renderTable, type TableRow } from './render-table.js';
import type { Shares } from './share-table.js';

/** A cell of which nothing was counted. */
const NOTHING = '-';

/** The shares as Markdown that reads well on a terminal too. */
export function renderShares({ games, editions }: CatalogShares): string {
  return [
    renderTable('Known of the games, in per cent', ['known', ...games.columns], rowsOf(games)),
    renderTable('Known of the editions, in per cent', ['language', ...editions.columns], rowsOf(editions)),
  ].join('\n\n');
}

function rowsOf({ rows }: Shares): TableRow[] {
  return rows.map(({ name, percents }) => [name, ...percents.map(percent => percent ?? NOTHING)]);
}
