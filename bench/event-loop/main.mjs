/**
 * `npm run bench -- event-loop`: how late the event loop of the API is under the valid requests that cost the most;
 * `docs/event-loop.md` is written again. Takes some ten minutes, most of them to load Elasticsearch.
 *
 * Expects ELASTICSEARCH_URL (the script provisions it) and a build in `dist`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSource, indexCatalog, removeIndices } from '../index-catalog.mjs';
import { createKeys } from '../start-api.mjs';
import { HEAVY_REQUESTS } from './heavy-requests.mjs';
import { measureDelays } from './measure-delays.mjs';
import { measureVocabulary } from './measure-vocabulary.mjs';
import { writeReport } from './report.mjs';
import { startWatchedApi } from './start-watched-api.mjs';

const GAMES = Number(process.env.BENCH_GAMES ?? 100_000);
/** Each allows a thousand requests a second. */
const KEYS = 40;

const folder = await mkdtemp(join(tmpdir(), 'event-loop-bench-'));
const { ELASTICSEARCH_URL, REDIS_URL: _, ...own } = process.env;
const onElastic = {
  ...own,
  ELASTICSEARCH_URL,
  ELASTICSEARCH_PREFIX: `bench-${process.pid}`,
  ELASTICSEARCH_TIMEOUT_MS: '30000',
  DATA_DIR: join(folder, 'data-elastic'),
  LOG_LEVEL: 'error',
};
const inMemory = {
  ...own,
  CATALOG_SOURCE: join(folder, 'embedded'),
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'error',
};

async function measure(environment) {
  const keys = await createKeys(KEYS, environment);
  const api = await startWatchedApi(environment);
  try {
    return await measureDelays(api, keys, HEAVY_REQUESTS);
  } finally {
    await api.stop();
  }
}

try {
  await generateSource(GAMES, inMemory.CATALOG_SOURCE, inMemory);
  const embedded = await measure(inMemory);
  await indexCatalog(GAMES, join(folder, 'elastic'), onElastic);
  const [key] = await createKeys(1, onElastic);
  const vocabulary = await measureVocabulary(onElastic, key);
  const elastic = await measure(onElastic);
  await writeReport({ games: GAMES, embedded, elastic, vocabulary });
} finally {
  await removeIndices(onElastic);
  await rm(folder, { recursive: true, force: true });
}
