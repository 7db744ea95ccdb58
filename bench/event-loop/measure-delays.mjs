import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const BURSTS = 20;
const AT_ONCE = 50;
const PAUSE_MS = 100;
const LIGHT_PAUSE_MS = 20;
const LIGHT = '/api/v1/games?limit=5';

/**
 * The delays of the API's event loop while a client asks for the same small page again and again: by itself, and while
 * each kind of heavy requests comes in bursts of 50 at once.
 */
export async function measureDelays(api, keys, kinds) {
  const measured = {};
  for (const [kind, paths] of Object.entries({ 'nothing else': [], ...kinds })) {
    let isOver = false;
    const light = askAgainAndAgain(api, keys[0], () => isOver);
    await api.delays();
    const answers = await sendBursts(api, keys, paths).finally(() => (isOver = true));
    measured[kind] = { delays: await api.delays(), heavy: quantiles(answers), light: quantiles(await light) };
  }
  return measured;
}

/** Milliseconds of each answer to a client that asks for a small page until `isOver`. */
export async function askAgainAndAgain(api, key, isOver) {
  const times = [];
  const agent = new Agent({ keepAlive: true });
  while (!isOver()) {
    times.push(await timed(api.base + LIGHT, key, agent));
    await sleep(LIGHT_PAUSE_MS);
  }
  agent.destroy();
  return times;
}

export function quantiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { p50: at(0.5), p99: at(0.99) };
}

async function sendBursts(api, keys, paths) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  for (let burst = 0; burst < BURSTS; burst++) {
    const some = paths.slice(burst * AT_ONCE, (burst + 1) * AT_ONCE);
    const answers = some.map((path, index) => timed(api.base + path, keys[index % keys.length], agent));
    times.push(...(await Promise.all(answers)));
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return times;
}

function timed(url, key, agent) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-api-key': key } }, answer => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} was answered with ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}
