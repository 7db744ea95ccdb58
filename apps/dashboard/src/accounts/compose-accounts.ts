import { composeAccounts as composeServices, DiskReserve, openAccountsDatabase } from '#libs/accounts';
import type { AdmissionEngine } from '#libs/admission';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { measuredKeyStore } from '#libs/metrics';
import type { ProcessMetrics } from '#libs/service';
import type { AccountsConnection } from '../connections.js';

/** Opens the accounts database and the limiter's store on the configured engines, and keeps them consistent. */
export async function composeAccounts(
  config: Config,
  log: Log,
  { registry }: Pick<ProcessMetrics, 'registry'>,
): Promise<AccountsConnection> {
  const database = await openAccountsDatabase(config.databaseUrl);
  const engine = measuredKeyStore(await openEngine(config, log), registry);
  const services = composeServices(database, engine, {
    reserve: DiskReserve.beside(config.databaseUrl),
    onFailure: failure =>
      log.warn(
        { err: failure },
        'the key store could not be synchronized with the database; it will be retried',
      ),
  });
  services.reconciler.start();
  return {
    ...services,
    database,
    requestLog: engine.requestLog,
    ping: { database: () => services.plans.list(), limiter: () => engine.store.ping() },
    close: async () => {
      await services.reconciler.stop();
      await database.destroy();
      await engine.close();
    },
  };
}

// Each store is imported only when it is used, so that the client of the other one is never loaded.
async function openEngine({ redis, dataDir }: Config, log: Log): Promise<AdmissionEngine> {
  if (redis === undefined) {
    const { openEmbeddedAdmission } = await import('#libs/admission-embedded');
    return openEmbeddedAdmission({ dataDir });
  }
  const { openRedisAdmission } = await import('#libs/admission-redis');
  return openRedisAdmission({
    ...redis,
    onFailure: failure => log.warn({ err: failure }, `Redis: ${failure.message}`),
  });
}
