import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const FILE = 'docs/benchmarks.md';

/** Prints the figures and keeps them in `docs/benchmarks.md`. */
export async function writeReport({ games, indexing, latency, throughput }) {
  const rows = lines => lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
  const text = `# Benchmarks

Written by \`npm run bench\`; every ratio is between two things measured in that one run, turn by turn.
Measured on ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, Elasticsearch and Redis on the same machine.

## Answer of the API against the same query sent straight to Elasticsearch

${games.toLocaleString('en')} generated games, one client, median. A question is asked once of an API that never heard it, and once more when
the answer is in its memory, as most of what real clients ask is. The bare route is the least that any service on Node
costs here: Fastify, one Redis round trip, the official client. An exact title is asked of Elasticsearch in two ways: with fuzzy
clauses, as one would without the API, and with the terms that the API's vocabulary worked out, which finds the same.

| question | Elasticsearch | bare route | API, first | API, again | first ÷ Elasticsearch | first ÷ bare route | again ÷ Elasticsearch |
|---|---|---|---|---|---|---|---|
${rows(
  Object.entries(latency).map(([name, { direct, bare, api, again }]) => [
    name,
    ...[direct, bare, api, again].map(ms),
    ...[api / direct, api / bare, again / direct].map(ratio => `**${ratio.toFixed(2)}**`),
  ]),
)}

## Requests a second of a cached list page

Ten connections, 40 keys, best of three rounds. Embedded admission is one SQLite transaction a request, so that its
counts survive a crash and are shared with the dashboard; that, and not the network, is what it costs.

| server | requests/s | ratio |
|---|---|---|
${rows([
  ['bare Fastify route with one Redis round trip', rate(throughput.bare), '1.00'],
  [
    'this API, Redis admission',
    rate(throughput.redis),
    `**${(throughput.redis / throughput.bare).toFixed(2)}**`,
  ],
  [
    'this API, embedded admission',
    rate(throughput.embedded),
    `**${(throughput.embedded / throughput.bare).toFixed(2)}**`,
  ],
])}

## Loading

\`npm run indexer -- run\` for ${games.toLocaleString('en')} generated games: **${indexing.seconds.toFixed(0)} s**, at most **${indexing.peakMegabytes.toFixed(0)} MB** of memory.
`;
  console.log(text);
  await writeFile(FILE, text);
}

function ms(value) {
  return `${value.toFixed(2)} ms`;
}

function rate(value) {
  return Math.round(value).toLocaleString('en');
}
