/**
 * `npm run bench -- answer-times`: what counts, facets and suggestions cost a client, compared with pages that have none
 * of them, within this one run; `docs/answer-times.md` is written again.
 *
 * Expects ELASTICSEARCH_URL (the script provisions it) and a build in `dist`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CatalogSource } from '#libs/catalog-source';
import { indexCatalog, removeIndices } from '../index-catalog.mjs';
import { createKeys, startApi } from '../start-api.mjs';
import { measureAnswers, measureSuggestions } from './measure-answers.mjs';
import { writeReport } from './report.mjs';

const GAMES = Number(process.env.BENCH_GAMES ?? 100_000);
const LENGTHS = ['1 letter', '2 letters', '3 letters', '5 letters', '8 letters'];
/** Asked for first, and not measured: a process that has just started is slower. */
const WARM_UP = '7 letters';
/** Beginnings of each length. */
const TITLES = 150;
const STRIDE = 101;
/** The vocabulary and the titles are read in the background after the start. */
const READING_MS = 60_000;

const folder = await mkdtemp(join(tmpdir(), 'answer-times-bench-'));
const source = join(folder, 'source');
const { ELASTICSEARCH_URL, REDIS_URL: _, ...own } = process.env;
const common = { ...own, CATALOG_SOURCE: source, LOG_LEVEL: 'error' };
const embedded = { ...common, DATA_DIR: join(folder, 'data') };
const elastic = {
  ...common,
  ELASTICSEARCH_URL,
  ELASTICSEARCH_PREFIX: `bench-${process.pid}`,
  DATA_DIR: join(folder, 'data-elastic'),
};

async function measure(environment, { [WARM_UP]: warmUp, ...typed }) {
  const [key] = await createKeys(1, environment);
  const api = await startApi(environment);
  try {
    if (environment.ELASTICSEARCH_URL !== undefined) await delay(READING_MS);
    const suggestions = await measureSuggestions(api.base, key, typed, warmUp);
    return { suggestions, answers: await measureAnswers(api.base, key) };
  } finally {
    await api.stop();
  }
}

/** Different texts of each length, so that each answer is a first one. */
async function beginnings() {
  const texts = Object.fromEntries([...LENGTHS, WARM_UP].map(kind => [kind, new Set()]));
  let index = 0;
  for await (const { item } of (await CatalogSource.open(source)).entries('games')) {
    if (index++ % STRIDE > 0) continue;
    for (const [kind, own] of Object.entries(texts))
      if (own.size < TITLES) own.add([...item.name.en].slice(0, parseInt(kind, 10)).join(''));
  }
  return Object.fromEntries(
    Object.entries(texts).map(([kind, own]) => [kind, [...own].filter(text => /[\p{L}\p{N}]$/u.test(text))]),
  );
}

try {
  await indexCatalog(GAMES, source, elastic);
  const typed = await beginnings();
  const results = { embedded: await measure(embedded, typed), Elasticsearch: await measure(elastic, typed) };
  await writeReport(GAMES, results);
} finally {
  await removeIndices(elastic);
  await rm(folder, { recursive: true, force: true });
}
