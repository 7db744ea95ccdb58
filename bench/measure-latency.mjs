import { connectElastic, indexName } from '#libs/search-elastic';
import { latencyQuestions, QUESTIONS } from './latency-questions.mjs';
import { createKeys, startApi } from './start-api.mjs';
import { startBare } from './start-bare.mjs';
import { median, timedRequest } from './timed-request.mjs';

const WARM_UP = 1_500;
const BLOCK = 50;
const JSON_BODY = { 'content-type': 'application/json' };

/**
 * The same questions sent directly to Elasticsearch, to a bare route with the same two round trips, and to the API:
 * once before the API has the answer in memory, and `again` when it has. Medians in milliseconds, until the
 * answer has arrived, by kind of question.
 */
export async function measureLatency(source, environment) {
  const { ELASTICSEARCH_URL: elasticUrl, ELASTICSEARCH_PREFIX: prefix } = environment;
  const elastic = connectElastic({
    nodes: [elasticUrl],
    prefix,
    timeoutMs: 10_000,
    onFailure: console.error,
  });
  await elastic.start();
  const generation = elastic.generations.current();
  await elastic.vocabularies.prepare(generation);
  const index = indexName(prefix, 'games', generation.id);
  const [key] = await createKeys(1, environment);
  const api = await startApi(environment);
  const bare = await startBare({ ...environment, INDEX: index });

  const search = new URL(`${elasticUrl}/${index}/_search?allow_partial_search_results=false`);
  const askApi = path => timedRequest(new URL(path, api.base), { 'x-api-key': key });
  const ask = {
    // The client moves this one to the address; the engine refuses it in a body.
    direct: ({ body: { allow_partial_search_results: _, ...body } }) =>
      timedRequest(search, JSON_BODY, JSON.stringify(body)),
    bare: ({ body }) => timedRequest(new URL('/search', bare.base), JSON_BODY, JSON.stringify(body)),
    api: ({ path }) => askApi(path),
    again: ({ path }) => askApi(path),
  };
  try {
    const kinds = await latencyQuestions(source, { ...elastic, prefix }, generation, askApi);
    const medians = {};
    for (const [kind, questions] of Object.entries(kinds)) medians[kind] = await compare(questions, ask);
    return medians;
  } finally {
    bare.stop();
    await api.stop();
    await elastic.close();
  }
}

/**
 * All answer the same questions in blocks, so that each is as warm as under load, and take turns at being the
 * first, because the later ones find the engine's caches filled.
 */
async function compare(questions, ask) {
  const turns = [['direct'], ['bare'], ['api', 'again']];
  const times = { direct: [], bare: [], api: [], again: [] };
  for (let start = 0; start < QUESTIONS; start += BLOCK) {
    turns.push(turns.shift());
    for (const side of turns.flat()) {
      for (let turn = start; turn < start + BLOCK; turn++) {
        const { status, body, ms } = await ask[side](questions[turn]);
        if (status !== 200) throw new Error(`${side}: ${status} ${body}`);
        if (turn >= WARM_UP) times[side].push(ms);
      }
    }
  }
  return Object.fromEntries(Object.entries(times).map(([side, all]) => [side, median(all)]));
}
