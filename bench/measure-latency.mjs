import { Agent, request } from 'node:http';
import { CatalogSource } from '#libs/catalog-source';
import { titleQuery } from '#libs/catalog';
import { buildRequest, connectElastic, indexName } from '#libs/search-elastic';
import { createKeys, startApi } from './start-api.mjs';

const PAIRS = 400;
const WARM_UP = 100;
const LIMIT = 20;

/**
 * The same questions to the API and straight to Elasticsearch, turn by turn, none asked twice, so that nothing
 * comes from the API's memory. Medians in milliseconds.
 */
export async function measureLatency(source, environment) {
  const prefix = environment.ELASTICSEARCH_PREFIX;
  const elastic = connectElastic({
    url: environment.ELASTICSEARCH_URL,
    prefix,
    timeoutMs: 10_000,
    onProblem: console.error,
  });
  await elastic.start();
  const generation = elastic.generations.current();
  await elastic.vocabularies.prepare(generation);
  const api = await startApi(environment);
  const keys = await createKeys(4, environment);
  const url = new URL(
    `${indexName(prefix, 'games', generation.id)}/_search`,
    `${environment.ELASTICSEARCH_URL}/`,
  );
  const askApi = (path, turn) => timed(new URL(path, api.base), { 'x-api-key': keys[turn % keys.length] });
  const askElastic = body => timed(url, { 'content-type': 'application/json' }, JSON.stringify(body));
  try {
    const titles = await sampleTitles(source);
    return {
      'list page': await compare(titles.length, walkOf(askApi, askElastic)),
      'exact-title search': await compare(titles.length, async turn => {
        const title = titles[turn];
        const body = buildRequest(
          { resource: 'games', filters: {}, title: titleQuery(title), after: undefined, count: LIMIT + 1 },
          elastic.vocabularies.of(generation, 'games'),
        );
        return [await askApi(`/api/v1/games?q=${encodeURIComponent(title)}`, turn), await askElastic(body)];
      }),
    };
  } finally {
    await api.stop();
    await elastic.close();
  }
}

/** Page after page of all games, the direct request going on after the same slug. */
function walkOf(askApi, askElastic) {
  let cursor;
  let after;
  return async turn => {
    const viaApi = await askApi(`/api/v1/games?limit=${LIMIT}${cursor ? `&cursor=${cursor}` : ''}`, turn);
    const body = buildRequest(
      { resource: 'games', filters: {}, title: undefined, after, count: LIMIT + 1 },
      'none',
    );
    const direct = await askElastic(body);
    const { data, pagination } = JSON.parse(viaApi.body);
    cursor = pagination.nextCursor;
    after = [data.at(-1).id];
    return [viaApi, direct];
  };
}

async function compare(turns, ask) {
  const api = [];
  const direct = [];
  for (let turn = 0; turn < turns; turn++) {
    const [viaApi, straight] = await ask(turn);
    if (viaApi.status !== 200 || straight.status !== 200)
      throw new Error(`${viaApi.status} ${straight.status} ${viaApi.body}`);
    if (turn < WARM_UP) continue;
    api.push(viaApi.ms);
    direct.push(straight.ms);
  }
  return { apiMs: median(api), directMs: median(direct), ratio: median(api) / median(direct) };
}

async function sampleTitles(source) {
  const titles = [];
  let index = 0;
  for await (const { item } of (await CatalogSource.open(source)).entries('games'))
    if (index++ % 97 === 0 && titles.push(item.name.en) === PAIRS + WARM_UP) break;
  return [...new Set(titles)];
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function timed(url, headers, body) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const call = request(url, { method: body ? 'POST' : 'GET', headers, agent }, response => {
      const parts = [];
      response.on('data', part => parts.push(part));
      response.on('end', () =>
        resolve({
          ms: performance.now() - started,
          status: response.statusCode,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    call.on('error', reject).end(body);
  });
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
