import type { CatalogStatistics, Tally } from './count-catalog.js';
import { renderTable } from './render-table.js';

const LONGEST_LIST = 15;

/** The statistics as Markdown that reads well on a terminal too. */
export function renderStatistics(statistics: CatalogStatistics): string {
  const { records, titles, expansionTitles, known, languages } = statistics;
  const { decades, players, mechanics, categories, publishers } = statistics;
  return [
    renderTable('Records', ['list', 'records'], Object.entries(records)),
    renderTable('Games with a title, by language', ['language', 'games'], [...titles]),
    renderTable('Expansions with a title, by language', ['language', 'expansions'], [...expansionTitles]),
    renderTable('Games of which more is known', ['known', 'games'], [...known]),
    renderTable('Games published in a language', ['language', 'games'], most(languages)),
    renderTable('Games by decade', ['published', 'games'], inTime(decades)),
    renderTable('Games by number of players', ['players', 'games'], [...players]),
    renderTable('Most frequent mechanics', ['mechanic', 'games'], most(mechanics)),
    renderTable('Most frequent categories', ['category', 'games'], most(categories)),
    renderTable('Most frequent first publishers', ['publisher', 'games'], most(publishers)),
  ].join('\n\n');
}

type Row = readonly [name: string, count: number];

function most(tally: Tally): Row[] {
  return [...tally].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, LONGEST_LIST);
}

function inTime(tally: Tally): Row[] {
  const place = (name: string): number => {
    if (name === 'not known') return Number.POSITIVE_INFINITY;
    if (name === 'before the common era') return -1;
    return name.startsWith('before') ? 0 : Number.parseInt(name, 10);
  };
  return [...tally].sort(([a], [b]) => place(a) - place(b));
}
