import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { drawCharts } from './charts/charts.mjs';

const FILE = 'docs/benchmarks.md';

/** Prints the figures and keeps them in `docs/benchmarks.md`. */
export async function writeReport({ games, indexing, latency, throughput }) {
  const rows = lines => lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
  const text = `# Benchmarks

Written by \`npm run bench\`; every ratio is between two things measured in that one run, turn by turn.
Measured on ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, Elasticsearch and Redis on the same machine.

## Times of the API and of the same query in Elasticsearch

${games.toLocaleString('en')} generated games, one client, median. Each query is sent to the API twice: first when the API has no response in memory, then
when it has one, which is the common case. The bare route is the least that any service on Node costs here: Fastify, one
Redis round trip, the official client. An exact title is sent to Elasticsearch in two forms: with fuzzy clauses, as one would
without the API, and with the terms that the API's vocabulary worked out, which finds the same.

![Median time of a response: the API with the answer in memory and without, Elasticsearch alone, a bare route](images/answer-times.svg)

| query | Elasticsearch | bare route | API, first | API, again | first ÷ Elasticsearch | first ÷ bare route | again ÷ Elasticsearch |
|---|---|---|---|---|---|---|---|
${rows(
  Object.entries(latency).map(([name, { direct, bare, api, again }]) => [
    name,
    ...[direct, bare, api, again].map(ms),
    ...[api / direct, api / bare, again / direct].map(ratio => `**${ratio.toFixed(2)}**`),
  ]),
)}

## Processor time of a cached list page

What one request costs the server process, user and system time from /proc, and the requests a second that one process
then answers. No server writes a log meanwhile (\`LOG_LEVEL=error\`). The client is wrk with ten connections and 40 keys. All servers are warm: their titles are
read and their code is compiled. They take turns, 15 rounds of two seconds each; shown are medians, of the ratios of each round, too. The bare route is
Fastify with one Redis script, and with the same body and the same header fields, ready; it gets the same requests. Embedded admission is a SQLite transaction, shared by the
requests of one turn of the event loop, so that its counters survive a crash and are shared with the dashboard.

![Processor time of a cached list page: the API beside a bare route](images/cost-of-a-request.svg)

| server | µs a request | requests/s | ÷ bare |
|---|---|---|---|
${rows(
  Object.entries({
    bare: 'bare Fastify route with one Redis script',
    redis: 'this API, Redis',
    embedded: 'this API, embedded',
    'redis 304': 'this API, Redis, 304 Not Modified',
    'embedded 304': 'this API, embedded, 304 Not Modified',
  }).map(([name, title]) => {
    const { microseconds, perSecond, ratio } = throughput[name];
    return [title, microseconds.toFixed(0), rate(perSecond), `**${ratio.toFixed(2)}**`];
  }),
)}

## Loading

\`npm run indexer -- run\` for ${games.toLocaleString('en')} generated games: **${indexing.seconds.toFixed(0)} s**, at most **${indexing.peakMegabytes.toFixed(0)} MB** of memory.
`;
  console.log(text);
  await writeFile(FILE, text);
  drawCharts();
}

function ms(value) {
  return `${value.toFixed(2)} ms`;
}

function rate(value) {
  return Math.round(value).toLocaleString('en');
}
