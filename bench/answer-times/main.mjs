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
/** Beginnings of each length, of titles that are spread over the catalog. */
const TITLES = 300;
const STRIDE = 101;
/**
 * Asked for first, and not measured, beginnings of other titles: so many that all of the process is compiled, since a
 * service runs for weeks.
 */
const WARM_UP = { letters: 7, titles: 12_000, stride: 2 };
/** Keys of accounts that may make 1,000 requests a second each. */
const KEYS = 4;
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

async function measure(environment, { warmUp, ...typed }) {
  const keys = await createKeys(KEYS, environment);
  const api = await startApi(environment);
  try {
    if (environment.ELASTICSEARCH_URL !== undefined) await delay(READING_MS);
    const suggestions = await measureSuggestions(api.base, keys, typed, warmUp);
    return { suggestions, answers: await measureAnswers(api.base, keys) };
  } finally {
    await api.stop();
  }
}

/** Different texts of each length, and others to warm up, so that each answer is a first one. */
async function beginnings() {
  const texts = Object.fromEntries(LENGTHS.map(kind => [kind, new Set()]));
  const warmUp = new Set();
  let index = 0;
  for await (const { item } of (await CatalogSource.open(source)).entries('games')) {
    const letters = [...item.name.en];
    if (index % STRIDE === 0)
      for (const [kind, own] of Object.entries(texts)) add(own, letters.slice(0, parseInt(kind, 10)), TITLES);
    else if (index % WARM_UP.stride === 0) add(warmUp, letters.slice(0, WARM_UP.letters), WARM_UP.titles);
    index++;
  }
  return Object.fromEntries(Object.entries({ ...texts, warmUp }).map(([kind, own]) => [kind, [...own]]));
}

function add(texts, letters, most) {
  const text = letters.join('');
  if (texts.size < most && /[\p{L}\p{N}]$/u.test(text)) texts.add(text);
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
