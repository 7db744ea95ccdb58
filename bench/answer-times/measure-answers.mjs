import { median, timedRequest } from '../timed-request.mjs';
import { ADDITIONS, KINDS, pagesOf } from './pages.mjs';

const WARM_UP = 10;

/**
 * Medians in milliseconds, until the answer has arrived, by kind of page: without additions, with a count, with five
 * facets. Each page is asked for in all three ways in turn, so that other load on the machine affects all of them.
 */
export async function measureAnswers(base, key) {
  const ask = path => answerTime(base, key, path);
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
    medians[kind] = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
  }
  return medians;
}

/**
 * Medians in milliseconds of the first answers to `/suggest`, by letters typed, and of a list page that is answered
 * from memory, asked for in turns.
 * @param typed texts by kind, each asked for once
 * @param warmUp other texts, asked for before
 */
export async function measureSuggestions(base, key, typed, warmUp) {
  const fromMemory = '/api/v1/games?limit=20';
  const page = [];
  const medians = {};
  const suggest = text => answerTime(base, key, `/api/v1/suggest?q=${encodeURIComponent(text)}`);
  for (const text of warmUp) {
    await suggest(text);
    await answerTime(base, key, fromMemory);
  }
  for (const [kind, texts] of Object.entries(typed)) {
    const times = [];
    for (const text of texts) {
      times.push((await suggest(text)).ms);
      page.push((await answerTime(base, key, fromMemory)).ms);
    }
    medians[kind] = median(times);
  }
  return { page: median(page), medians };
}

async function answerTime(base, key, path) {
  const { status, body, ms } = await timedRequest(new URL(path, base), { 'x-api-key': key });
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
  return { ms, body: JSON.parse(body) };
}
