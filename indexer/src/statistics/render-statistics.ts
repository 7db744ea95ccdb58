import type { CatalogStatistics, Tally } from './count-catalog.js';

const LONGEST_LIST = 15;

/** The statistics as Markdown that reads well on a terminal too. */
export function renderStatistics(statistics: CatalogStatistics): string {
  const { records, titles, expansionTitles, known, languages } = statistics;
  const { decades, players, mechanics, categories, publishers } = statistics;
  return [
    table('Records', ['list', 'records'], Object.entries(records)),
    table('Games with a title, by language', ['language', 'games'], [...titles]),
    table('Expansions with a title, by language', ['language', 'expansions'], [...expansionTitles]),
    table('Games of which more is known', ['known', 'games'], [...known]),
    table('Games published in a language', ['language', 'games'], most(languages)),
    table('Games by decade', ['published', 'games'], inTime(decades)),
    table('Games by number of players', ['players', 'games'], [...players]),
    table('Most frequent mechanics', ['mechanic', 'games'], most(mechanics)),
    table('Most frequent categories', ['category', 'games'], most(categories)),
    table('Most frequent first publishers', ['publisher', 'games'], most(publishers)),
  ].join('\n\n');
}

type Row = readonly [name: string, count: number];

function table(title: string, [left, right]: readonly [string, string], rows: readonly Row[]): string {
  const width = Math.max(left.length, ...rows.map(([name]) => name.length));
  const lines = rows.map(
    ([name, count]) => `| ${name.padEnd(width)} | ${String(count).padStart(right.length)} |`,
  );
  const head = `| ${left.padEnd(width)} | ${right} |\n|${'-'.repeat(width + 2)}|${'-'.repeat(right.length + 1)}:|`;
  return `## ${title}\n\n${head}\n${lines.join('\n')}`;
}

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
