import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import type { CatalogConnection } from '../connections.js';

/** Opens the engine that the configuration names. The other one is not imported, so its client is never loaded. */
export async function composeCatalog(config: Config, log: Log): Promise<CatalogConnection> {
  if (config.elasticsearch === undefined) {
    const { EmbeddedCatalog } = await import('#libs/search-embedded');
    const { search, generations, changes } = await EmbeddedCatalog.load(config.catalogSource);
    return { search, generations, changes, health: async () => 'ok', close: async () => {} };
  }
  const { connectElastic, whatIsMissing } = await import('#libs/search-elastic');
  const elastic = connectElastic({
    ...config.elasticsearch,
    onFailure: (failure: Error) => log.warn({ err: failure }, failure.message),
    onOutdated: missing => log.warn(whatIsMissing(missing)),
    onRecovery: () => log.info('Elasticsearch answers again'),
  });
  await elastic.start();
  return elastic;
}
