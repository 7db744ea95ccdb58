import { type AccountServices, composeAccounts, DiskReserve, openAccountsDatabase } from '#libs/accounts';
import type { AdmissionEngine } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { openRedisAdmission } from '#libs/admission-redis';
import type { Config } from '#libs/config';

/** Exported for code that distinguishes errors: only a composition root may import an adapter. */
export { DataFolderUnusable } from '#libs/admission-embedded';

/** What the commands work with. */
export type Keys = AccountServices;

/** Composition root: opens the database and the store of the configured engine, and closes them after `work`. */
export async function withKeys<Result>(
  config: Config,
  work: (keys: Keys) => Promise<Result>,
): Promise<Result> {
  const database = await openAccountsDatabase(config.databaseUrl);
  try {
    const admission = await openAdmission(config);
    try {
      return await work(
        composeAccounts(database, admission, { reserve: DiskReserve.beside(config.databaseUrl) }),
      );
    } finally {
      await admission.close();
    }
  } finally {
    await database.destroy();
  }
}

async function openAdmission({ redis, dataDir }: Config): Promise<AdmissionEngine> {
  return redis === undefined ? openEmbeddedAdmission({ dataDir }) : openRedisAdmission(redis);
}
