import { ALTERNATIVES } from '../alternatives/alternatives.js';
import type { MeasuredCatalog, MeasuredEngine } from '../measure/measure-catalog.js';
import type { ClassResult } from '../measure/measure-engine.js';
import { quantile } from '../measure/measure-engine.js';
import { megabytes, milliseconds, percent, table } from './markdown.js';
import { title } from './quality-section.js';
import { WHY_NOT } from './why-not.data.js';

/** The same queries on the alternatives. */
export function alternativesSection(catalogs: readonly MeasuredCatalog[]): string {
  const setUps = ALTERNATIVES.map(({ name, setUp }) => [name, setUp]);
  return `## Against alternatives

The same queries and right answers; each is set up as its own documentation advises and gets all titles of a record. Recall at 1 / at 5 in percent; **bold** is the best at rank 1.

![Titles found first by ours and by four others, for ten kinds of queries](images/search-quality.svg)

${table(['', 'set up as'], setUps)}

${catalogs.map(comparison).join('\n')}`;
}

function comparison(catalog: MeasuredCatalog): string {
  const engines = [{ ...catalog.embedded, name: 'ours' }, ...catalog.alternatives];
  const rows = [...catalog.embedded.result].map(([name]) => recalls(name, engines));
  const costs = [...engines.slice(0, 1), catalog.elastic, ...engines.slice(1)].map(each => [
    each.name === 'ours' ? 'ours, embedded' : each === catalog.elastic ? 'ours, Elasticsearch' : each.name,
    megabytes(each.megabytes),
    milliseconds(medianOfClasses(each)),
  ]);
  const missing = catalog.missing.length > 0 ? `\nNot installed here: ${catalog.missing.join(', ')}.\n` : '';
  return `### ${title(catalog)}

${table(['class', ...engines.map(({ name }) => name)], rows)}
${missing}
${table(['', 'memory or disk', 'p50 ms, median of the classes'], costs)}

${losses(catalog.embedded, catalog.alternatives)}
`;
}

function recalls(name: string, engines: readonly MeasuredEngine[]): string[] {
  const results = engines.map(({ result }) => result.get(name));
  const best = Math.max(...results.map(result => result?.recallAt1 ?? 0));
  return [
    name,
    ...results.map(result => {
      if (result === undefined) return '';
      const text = `${percent(result.recallAt1)} / ${percent(result.recallAt5)}`;
      return result.recallAt1 === best ? `**${text}**` : text;
    }),
  ];
}

function losses(ours: MeasuredEngine, others: readonly MeasuredEngine[]): string {
  const rows = [...ours.result].flatMap(([name, own]) => {
    const better = others.filter(({ result }) => isBetter(result.get(name), own)).map(each => each.name);
    return better.length === 0 ? [] : [[name, better.join(', '), WHY_NOT[name] ?? 'no reason is known yet']];
  });
  if (rows.length === 0) return 'Ours is the best, or as good as the best, in every class.';
  return `Where another one is better at rank 1:\n\n${table(['class', 'better', 'why'], rows)}`;
}

function isBetter(other: ClassResult | undefined, own: ClassResult): boolean {
  return other !== undefined && other.recallAt1 > own.recallAt1;
}

function medianOfClasses({ result }: MeasuredEngine): number {
  return quantile(
    [...result.values()].map(({ p50Ms }) => p50Ms),
    0.5,
  );
}
