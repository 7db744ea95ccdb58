import { Module } from '@nestjs/common';
import { Catalog, CatalogGenerations, CursorCodec } from '#libs/catalog';
import { type Config, keptSecret } from '#libs/config';
import type { Log } from '#libs/log';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { CATALOG_CONNECTION, type CatalogConnection } from '../connections.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { composeCatalog } from './compose-catalog.js';

/** Injects the secrets that sign cursors, newest first. */
export const CURSOR_SECRETS = Symbol('cursor secrets');

/** The catalog, on the engine that the configuration names. */
@Module({
  imports: [MetricsModule],
  providers: [
    { provide: CATALOG_CONNECTION, inject: [CONFIG, LOG], useFactory: composeCatalog },
    { provide: CURSOR_SECRETS, inject: [CONFIG, LOG], useFactory: cursorSecrets },
    {
      provide: CatalogGenerations,
      inject: [CATALOG_CONNECTION, Metrics],
      useFactory: ({ generations }: CatalogConnection, metrics: Metrics) => {
        metrics.watchGenerations(generations);
        return generations;
      },
    },
    {
      provide: Catalog,
      inject: [CATALOG_CONNECTION, CURSOR_SECRETS, Metrics],
      useFactory: (
        { search, generations, changes }: CatalogConnection,
        secrets: [string, ...string[]],
        metrics: Metrics,
      ) => new Catalog(metrics.measureSearch(search), generations, new CursorCodec(secrets), changes),
    },
  ],
  exports: [CATALOG_CONNECTION, CURSOR_SECRETS, CatalogGenerations, Catalog],
})
export class CatalogModule {}

const FILE_NAME = 'cursor-secret';

/**
 * The secrets that sign cursors, newest first: those configured, else one that is made once and kept in the data
 * folder, readable by this user alone, so that cursors outlive a restart.
 */
async function cursorSecrets(config: Config, log: Log): Promise<[string, ...string[]]> {
  const [newest, ...older] = config.cursorSecrets;
  if (newest !== undefined) return [newest, ...older];
  if (config.elasticsearch !== undefined || config.redis !== undefined)
    log.warn(
      'CURSOR_SECRETS is not set: cursors made by this process will be invalid in processes with another DATA_DIR',
    );
  return [await keptSecret(config.dataDir, FILE_NAME)];
}
