import type { MeasuredCatalog } from '../measure/measure-catalog.js';
import type { ClassResult, Miss } from '../measure/measure-engine.js';
import { percent, table, typed } from './markdown.js';
import { title } from './quality-section.js';

const EXAMPLES = 5;

/** Where our search still fails, with examples. */
export function missesSection(catalogs: readonly MeasuredCatalog[]): string {
  const parts = catalogs.map(catalog => {
    const rows = [...catalog.embedded.result].flatMap(([name, result]) => examplesOf(name, result));
    const list =
      rows.length === 0 ? 'Nowhere.' : table(['class', 'asked', 'for', 'its rank', 'came first'], rows);
    return `### ${title(catalog)}\n\n${list}\n`;
  });
  return `## Where it still fails

Up to ${EXAMPLES} examples a class; classes without one are not listed.

${parts.join('\n')}`;
}

function examplesOf(name: string, { misses, recallAt1 }: ClassResult): string[][] {
  return misses
    .slice(0, EXAMPLES)
    .map((miss, index) => [index === 0 ? `${name} (${percent(recallAt1)})` : '', ...cellsOf(miss)]);
}

function cellsOf({ query, rank, first }: Miss): string[] {
  return [
    typed(query.text),
    query.from === '' ? 'nothing' : typed(query.from),
    Number.isFinite(rank) ? String(rank) : 'not in the first five',
    first === undefined ? 'nothing' : `\`${first}\``,
  ];
}
