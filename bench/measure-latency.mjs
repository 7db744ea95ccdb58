import { Agent, request } from 'node:http';
import { CatalogSource } from '#libs/catalog-source';
import { titleQuery } from '#libs/catalog';
import { buildRequest, connectElastic, indexName } from '#libs/search-elastic';
import { createKeys, startApi } from './start-api.mjs';
import { startBare } from './start-bare.mjs';

const QUESTIONS = 2_500;
const WARM_UP = 1_500;
const BLOCK = 50;
const LIMIT = 20;
/** Questions are taken from every so many games. */
const STRIDE = 30;
const JSON_BODY = { 'content-type': 'application/json' };
const LIST = { resource: 'games', filters: {}, title: undefined, after: undefined, count: LIMIT + 1 };

/**
 * The same questions straight to Elasticsearch, to a bare route with the same two round trips, and to the API: once
 * when nobody asked them before, and `again`, when the API has the answer in memory. Medians in milliseconds, until the
 * answer has arrived.
 */
export async function measureLatency(source, environment) {
  const { ELASTICSEARCH_URL: elasticUrl, ELASTICSEARCH_PREFIX: prefix } = environment;
  const elastic = connectElastic({ url: elasticUrl, prefix, timeoutMs: 10_000, onProblem: console.error });
  await elastic.start();
  const generation = elastic.generations.current();
  await elastic.vocabularies.prepare(generation);
  const index = indexName(prefix, 'games', generation.id);
  const api = await startApi(environment);
  const bare = await startBare({ ...environment, INDEX: index });
  const [key] = await createKeys(1, environment);

  const search = new URL(`${elasticUrl}/${index}/_search?allow_partial_search_results=false`);
  const askApi = path => timed(new URL(path, api.base), { 'x-api-key': key });
  const askBoth = bodyOf => ({
    // The client moves this one to the address; the engine refuses it in a body.
    direct: async turn => {
      const { allow_partial_search_results: _, ...body } = bodyOf(turn);
      return timed(search, JSON_BODY, JSON.stringify(body));
    },
    bare: async turn => timed(new URL('/search', bare.base), JSON_BODY, JSON.stringify(bodyOf(turn))),
  });
  try {
    const titles = await sampleTitles(source);
    const vocabulary = elastic.vocabularies.of(generation, 'games');
    const searches = titles.map(title => buildRequest({ ...LIST, title: titleQuery(title) }, vocabulary));
    const places = await samplePlaces(askApi);
    return {
      'list page': await compare({
        api: turn => askApi(`/api/v1/games?limit=${LIMIT}&cursor=${places[turn].cursor}`),
        ...askBoth(turn => buildRequest({ ...LIST, after: places[turn].after }, 'none')),
      }),
      'exact-title search': await compare({
        api: turn => askApi(`/api/v1/games?q=${encodeURIComponent(titles[turn])}`),
        ...askBoth(turn => searches[turn]),
      }),
    };
  } finally {
    bare.stop();
    await api.stop();
    await elastic.close();
  }
}

/** Places all over the list of games, as the API's cursors and as the engine's sort values. */
async function samplePlaces(askApi) {
  const places = [];
  let cursor = '';
  for (let place = 0; place < QUESTIONS; place++) {
    const { data, pagination } = JSON.parse((await askApi(`/api/v1/games?limit=${STRIDE}${cursor}`)).body);
    places.push({ cursor: pagination.nextCursor, after: [data.at(-1).id] });
    cursor = `&cursor=${pagination.nextCursor}`;
  }
  return places;
}

/**
 * All answer the same questions in blocks, so that each works as warm as under load, and take turns at being the
 * first: the later ones find the engine's caches filled.
 */
async function compare(ask) {
  const turns = [['direct'], ['bare'], ['api', 'again']];
  const times = { direct: [], bare: [], api: [], again: [] };
  for (let start = 0; start < QUESTIONS; start += BLOCK) {
    turns.push(turns.shift());
    for (const side of turns.flat()) {
      for (let turn = start; turn < start + BLOCK; turn++) {
        const { status, body, ms } = await (ask[side] ?? ask.api)(turn);
        if (status !== 200) throw new Error(`${side}: ${status} ${body}`);
        if (turn >= WARM_UP) times[side].push(ms);
      }
    }
  }
  return Object.fromEntries(Object.entries(times).map(([side, all]) => [side, median(all)]));
}

async function sampleTitles(source) {
  const titles = new Set();
  let index = 0;
  for await (const { item } of (await CatalogSource.open(source)).entries('games'))
    if (index++ % STRIDE === 0 && titles.add(item.name.en).size === QUESTIONS) break;
  return [...titles];
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
