import type { MeasuredCatalog } from '../measure/measure-catalog.js';
import { agreement } from './agreement.js';
import { grouped, megabytes, milliseconds, percent, table } from './markdown.js';

/** Recall and speed of our engines, by class. */
export function qualitySection(catalog: MeasuredCatalog): string {
  const { embedded, elastic, judgments, disagreements } = catalog;
  const rows = [...embedded.result].map(([name, own]) => {
    const there = elastic.result.get(name);
    return [
      name,
      String(own.queries),
      percent(own.recallAt1),
      percent(own.recallAt5),
      milliseconds(own.p50Ms),
      milliseconds(own.p99Ms),
      milliseconds(there?.p50Ms ?? 0),
      milliseconds(there?.p99Ms ?? 0),
    ];
  });
  const floors = judgments.map(({ floor, queries, at1, at5, holds }) => [
    floor.name,
    String(queries),
    `${percent(at1)} / ${percent(at5)}`,
    `${percent(floor.at1)} / ${percent(floor.at5)}`,
    holds ? 'holds' : '**below**',
    floor.source,
  ]);
  return `## ${title(catalog)}

${grouped(catalog.games)} games under ${grouped(catalog.titles)} titles, ${grouped(catalog.differentTitles)} different English ones; ${grouped(catalog.queries)} queries.
Recall in percent, times in milliseconds. ${agreement(disagreements)}
The embedded engine holds ${megabytes(embedded.megabytes)}; the indices in Elasticsearch take ${megabytes(elastic.megabytes)}, and the vocabulary in the process ${megabytes(elastic.vocabularyMegabytes)}.

${table(['class', 'queries', 'at 1', 'at 5', 'embedded p50', 'p99', 'Elasticsearch p50', 'p99'], rows)}

### Floors

${table(['floor', 'queries', 'reached at 1 / at 5', 'floor', '', 'source'], floors)}
`;
}

export function title({ name }: MeasuredCatalog): string {
  return name === 'shipped' ? 'The catalog that ships' : 'A generated catalog';
}
