/**
 * `npm run bench -- memory`: memory of an API process that serves from Elasticsearch, at rest and while its catalog is
 * replaced under load, by the number of games. `docs/memory.md`, which the limits of containers are set from, is
 * written again. Takes about a quarter of an hour.
 *
 * Expects ELASTICSEARCH_URL and REDIS_URL (the script provisions them) and a build in `dist`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CatalogSource } from '#libs/catalog-source';
import { indexCatalog, removeIndices } from './index-catalog.mjs';
import { residentMegabytes } from './resident-megabytes.mjs';
import { createKeys, startApi } from './start-api.mjs';
import { timedRequest } from './timed-request.mjs';

const SIZES = process.env.BENCH_GAMES?.split(',').map(Number) ?? [3_000, 30_000, 120_000, 300_000];
const TITLES = 2_000;
/** An account may make 1,000 requests a second. */
const KEYS = 8;
/** What Node takes at most in a container of 1.5 GB: half of its memory. Without a limit it collects garbage later. */
const HEAP_MB = 768;
/** By then the titles of a promoted generation are read. */
const SETTLED_MS = 45_000;
/** By then the vocabulary of the generation before is dropped; its titles are kept for walks. */
const REPLACED_MS = 120_000;
const folder = await mkdtemp(join(tmpdir(), 'memory-bench-'));

async function measure(games) {
  const source = join(folder, `source-${games}`);
  const environment = {
    ...process.env,
    ELASTICSEARCH_PREFIX: `bench-memory-${process.pid}-${games}`,
    REDIS_PREFIX: `bench-memory-${process.pid}`,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  };
  try {
    await indexCatalog(games, source, environment);
    const keys = await createKeys(KEYS, environment);
    const api = await startApi({ ...environment, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
    const load = new Load(api.base, keys, await titlesIn(source));
    const replaceCatalog = async () => {
      const replaced = await indexCatalog(games, `${source}-2`, environment, 2);
      await delay(REPLACED_MS);
      load.isOver = true;
      return replaced;
    };
    try {
      await delay(SETTLED_MS);
      const atRest = residentMegabytes(api.pid, 'VmRSS');
      // A failed request ends the measurement at once, and with it the processes.
      const [indexer] = await Promise.all([replaceCatalog(), load.run()]);
      return {
        games,
        atRest,
        peak: residentMegabytes(api.pid, 'VmHWM'),
        after: residentMegabytes(api.pid, 'VmRSS'),
        indexer: indexer.peakMegabytes,
        seconds: indexer.seconds,
      };
    } finally {
      await api.stop();
    }
  } finally {
    await removeIndices(environment);
  }
}

/** One client that asks for what a process keeps most for: titles with a typo and words around them, and type-ahead. */
class Load {
  isOver = false;

  constructor(base, keys, titles) {
    Object.assign(this, { base, keys, titles });
  }

  async run() {
    for (let turn = 0; !this.isOver; turn = (turn + 1) % this.titles.length) {
      const q = encodeURIComponent(`${this.titles[turn].slice(1)} board game`);
      for (const path of [`/api/v1/games?q=${q}&facets=mechanic`, `/api/v1/suggest?q=${q}&type=all`]) {
        const { status, body } = await timedRequest(new URL(path, this.base), {
          'x-api-key': this.keys[turn % KEYS],
        });
        if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
      }
    }
  }
}

async function titlesIn(source) {
  const titles = [];
  for await (const { item } of (await CatalogSource.open(source)).entries('games')) {
    if (item.name.en.length < 100) titles.push(item.name.en);
    if (titles.length === TITLES) break;
  }
  return titles;
}

function report(measured) {
  const cells = measured.map(({ games, atRest, peak, after, indexer, seconds }) =>
    [
      games.toLocaleString('en'),
      ...[atRest, peak, after, indexer, seconds].map(value => value.toFixed(0)),
    ].join(' | '),
  );
  return `# Memory

Written by \`npm run bench -- memory\`. Resident memory in MB of one API process that serves from Elasticsearch, with a heap of ${HEAP_MB} MB at most,
as Node takes it in a container of 1.5 GB: at rest, when titles and vocabulary are read; at its highest, while one client asks for titles with typos and words around them and an indexer
replaces the whole catalog; and two minutes later, when titles of both generations are kept, but the vocabulary of one. The last columns are the highest of the indexer, and how many seconds it takes meanwhile.

| games | API at rest | at its highest | two minutes later | indexer | seconds |
| --- | --- | --- | --- | --- | --- |
${cells.map(row => `| ${row} |`).join('\n')}

Set the limit of a container to at least what it takes at its highest and 200 MB more: kept responses (\`ANSWER_CACHE_MB\`) and those that
wait for slow clients (\`MAX_UNSENT_MB\`) come on top when both are full. Of more than 1,000,000 titles none are kept.
`;
}

const rows = [];
for (const games of SIZES) {
  rows.push(await measure(games));
  await writeFile('docs/memory.md', report(rows));
}
await rm(folder, { recursive: true, force: true });
