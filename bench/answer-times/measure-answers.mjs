import { median, timedRequest } from '../timed-request.mjs';
import { ADDITIONS, KINDS, pagesOf } from './pages.mjs';

const WARM_UP = 10;
const EARLIEST_YEAR = -9_999;
/** Both that are compared come equally often right after the work of an engine, when a processor has to catch up. */
const ORDERS = [
  ['first', 'memory', 'engine'],
  ['memory', 'first', 'engine'],
];

/**
 * Medians in milliseconds, until the answer has arrived, by kind of page: without additions, with a count, with five
 * facets. Each page is asked for in all three ways in turn, so that other load on the machine affects all of them.
 * @param keys used in turns, because one alone would reach its rate
 */
export async function measureAnswers(base, keys) {
  let asked = 0;
  const ask = path => answerTime(base, keys[asked++ % keys.length], path);
  const medians = {};
  for (const kind of Object.keys(KINDS)) {
    const times = Object.fromEntries(Object.keys(ADDITIONS).map(name => [name, []]));
    const cursors = {};
    for (const [turn, { isWalk, paths }] of pagesOf(kind).entries()) {
      for (const [name, path] of Object.entries(paths)) {
        const { ms, body } = await ask(isWalk && cursors[name] ? `${path}&cursor=${cursors[name]}` : path);
        cursors[name] = body.pagination.nextCursor;
        if (turn >= WARM_UP) times[name].push(ms);
      }
    }
    medians[kind] = mediansOf(times);
  }
  return medians;
}

/**
 * By letters typed, medians in milliseconds: `first` answers to `/suggest`, and two list pages of 20 games, one answered
 * from `memory` and one that the `engine` answers. The three are asked for in turns, so that other load on the machine
 * affects all of them.
 * @param keys as above
 * @param typed texts by kind, each asked for once
 * @param warmUp other texts, asked for before
 */
export async function measureSuggestions(base, keys, typed, warmUp) {
  let year = EARLIEST_YEAR;
  let asked = 0;
  const page = parameters => `/api/v1/games?limit=20${parameters}`;
  const pathsFor = text => ({
    first: `/api/v1/suggest?q=${encodeURIComponent(text)}`,
    memory: page(''),
    // Every game was published later, so these are the same games, each time under another address.
    engine: page(`&yearFrom=${year++}`),
  });
  const measure = async texts => {
    const times = { first: [], memory: [], engine: [] };
    for (const text of texts) {
      const paths = pathsFor(text);
      const key = keys[asked % keys.length];
      for (const name of ORDERS[asked++ % ORDERS.length])
        times[name].push((await answerTime(base, key, paths[name])).ms);
    }
    return mediansOf(times);
  };
  await measure(warmUp);
  const medians = {};
  for (const [kind, texts] of Object.entries(typed)) medians[kind] = await measure(texts);
  return medians;
}

function mediansOf(times) {
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

async function answerTime(base, key, path) {
  const { status, body, ms } = await timedRequest(new URL(path, base), { 'x-api-key': key });
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
  return { ms, body: JSON.parse(body) };
}
