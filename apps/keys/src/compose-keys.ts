import { type AccountServices, composeAccounts, openRecord } from '#libs/accounts';
import type { AdmissionEngine } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { openRedisAdmission } from '#libs/admission-redis';
import type { Config } from '#libs/config';

/** What the commands work with. */
export type Keys = AccountServices;

/** The store of the embedded engine cannot be opened. */
export class DataUnusable extends Error {
  override readonly name = 'DataUnusable';
  readonly code = 'data_unusable';

  constructor(what: string, cause: unknown) {
    super(`${what} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Composition root: opens the record and the store of the configured engine, and closes them after `work`. */
export async function withKeys<Result>(
  config: Config,
  work: (keys: Keys) => Promise<Result>,
): Promise<Result> {
  const record = await openRecord(config.databaseUrl);
  try {
    const admission = await openAdmission(config);
    try {
      return await work(composeAccounts(record, admission));
    } finally {
      await admission.close();
    }
  } finally {
    await record.destroy();
  }
}

async function openAdmission({ redis, dataDir }: Config): Promise<AdmissionEngine> {
  if (redis !== undefined) return openRedisAdmission({ url: redis.url });
  try {
    return openEmbeddedAdmission({ dataDir });
  } catch (error) {
    throw new DataUnusable(`the data folder ${dataDir}`, error);
  }
}
