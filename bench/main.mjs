/**
 * `npm run bench`: what the service costs over its engines, as ratios within this one run. Machines differ and are
 * shared, so absolute figures say little; `docs/benchmarks.md` is rewritten with the figures and the machine.
 *
 * Expects ELASTICSEARCH_URL and REDIS_URL (the script provisions them) and a build in `dist`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexCatalog, removeIndices } from './index-catalog.mjs';
import { FEWEST_GAMES } from './latency-questions.mjs';
import { measureLatency } from './measure-latency.mjs';
import { measureThroughput } from './measure-throughput.mjs';
import { writeReport } from './report.mjs';

const GAMES = Number(process.env.BENCH_GAMES ?? 100_000);
if (!(GAMES >= FEWEST_GAMES)) throw new Error(`BENCH_GAMES must be at least ${FEWEST_GAMES}`);

const folder = await mkdtemp(join(tmpdir(), 'catalog-bench-'));
const environment = {
  ...process.env,
  ELASTICSEARCH_PREFIX: `bench-${process.pid}`,
  REDIS_PREFIX: `bench-${process.pid}`,
  DATA_DIR: join(folder, 'data'),
  CATALOG_SOURCE: 'indexer/seed',
  LOG_LEVEL: 'error',
};
try {
  // First, while Elasticsearch has nothing to do: the machine is small.
  const throughput = await measureThroughput(environment);
  const indexing = await indexCatalog(GAMES, join(folder, 'source'), environment);
  const latency = await measureLatency(join(folder, 'source'), environment);
  await writeReport({ games: GAMES, indexing, latency, throughput });
} finally {
  await removeIndices(environment);
  await rm(folder, { recursive: true, force: true });
}
