import { connectElastic } from '#libs/search-elastic';
import { askAgainAndAgain, quantiles } from './measure-delays.mjs';
import { startWatchedApi } from './start-watched-api.mjs';

/**
 * The delays of the API's event loop from its start until its vocabulary and titles are read and built, while a client asks
 * for the same page again and again. How long that takes is measured by those of this process, made at the same time.
 */
export async function measureVocabulary(environment, key) {
  const { ELASTICSEARCH_URL: url, ELASTICSEARCH_PREFIX: prefix } = environment;
  const elastic = connectElastic({ nodes: [url], prefix, timeoutMs: 10_000, onFailure: console.error });
  const api = await startWatchedApi(environment);
  try {
    // Delays before the API was ready kept no client waiting.
    await api.delays();
    await elastic.start();
    const began = performance.now();
    let isBuilt = false;
    const light = askAgainAndAgain(api, key, () => isBuilt);
    await elastic.prepare(elastic.generations.current()).finally(() => (isBuilt = true));
    const seconds = (performance.now() - began) / 1_000;
    return { seconds, delays: await api.delays(), heavy: {}, light: quantiles(await light) };
  } finally {
    await api.stop();
    await elastic.close();
  }
}
