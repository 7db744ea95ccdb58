import { readFileSync, writeFileSync } from 'node:fs';
import { barChart, dotChart } from './chart.mjs';
import { tableIn } from './tables.mjs';

/** Kinds of queries that tell the systems apart, from the easiest on. The document has all of them. */
const SHOWN_CLASSES = [
  ...['exact', 'other language', 'accents dropped', 'joined', 'unfinished last word', 'one edit: swap'],
  ...[
    'two swaps in one word of 5 to 7 letters',
    'number as a word',
    'title and generic words',
    'another subtitle',
  ],
];
const SYSTEMS = [
  'ours',
  'PostgreSQL `pg_trgm`',
  'Elasticsearch `match`',
  'MiniSearch',
  'SQLite FTS5 trigram',
];
const TIMES = ['API, again', 'API, first', 'Elasticsearch', 'bare route'];

/** Pictures of the figures in the documents, by path: what `npm run bench:charts` writes. */
export function charts(folder = 'docs') {
  const quality = readFileSync(`${folder}/search-quality.md`, 'utf8');
  const benchmarks = readFileSync(`${folder}/benchmarks.md`, 'utf8');
  const byClass = tableIn(quality, 'class', ...SYSTEMS);
  return {
    [`${folder}/images/search-quality.svg`]: dotChart({
      title: 'Titles found first, by what is wrong with the query (catalog that ships)',
      unit: '%',
      max: 100,
      series: SYSTEMS.map(name => name.replaceAll('`', '')),
      rows: SHOWN_CLASSES.map(name => {
        const row = byClass.find(each => each.class === name);
        return {
          label: name.replace('in one word of 5 to 7 letters', 'in one word'),
          values: SYSTEMS.map(system => row[system]),
        };
      }),
    }),
    [`${folder}/images/answer-times.svg`]: barChart({
      title: 'Median time of a response, 100,000 games',
      unit: 'ms',
      digits: 2,
      series: TIMES,
      rows: tableIn(benchmarks, 'query', 'Elasticsearch').map(row => ({
        label: row.query
          .replace('; Elasticsearch: ', ', ')
          .replace('terms worked out by the API', 'terms of the API'),
        values: TIMES.map(name => row[name]),
      })),
    }),
    [`${folder}/images/cost-of-a-request.svg`]: barChart({
      title: 'Processor time of a cached list page',
      unit: 'µs',
      digits: 0,
      series: ['µs a request'],
      rows: tableIn(benchmarks, 'server', 'µs a request').map(row => ({
        label: row.server.replace(
          'bare Fastify route with one Redis script',
          'bare Fastify, one Redis script',
        ),
        values: [row['µs a request']],
      })),
    }),
  };
}

/** Writes them. */
export function drawCharts() {
  for (const [path, picture] of Object.entries(charts())) writeFileSync(path, picture);
}
