import {
  type AccountRecord,
  KeyRegistry,
  openRecord,
  UnsupportedDatabase,
  UsageHistory,
} from '#libs/accounts';
import type { AdmissionEngine } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { openRedisAdmission } from '#libs/admission-redis';
import type { Config } from '#libs/config';

/** What the commands work with. */
export interface Keys {
  readonly registry: KeyRegistry;
  readonly history: UsageHistory;
}

/** The record or the store of the embedded engine cannot be opened. */
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
  const record = await openRecordOf(config);
  try {
    const admission = await openAdmission(config);
    try {
      return await work({
        registry: new KeyRegistry({ record, publication: admission.publication }),
        history: new UsageHistory(record, admission.usageLog),
      });
    } finally {
      await admission.close();
    }
  } finally {
    await record.destroy();
  }
}

async function openRecordOf({ databaseUrl }: Config): Promise<AccountRecord> {
  try {
    return await openRecord(databaseUrl);
  } catch (error) {
    if (error instanceof UnsupportedDatabase) throw error;
    throw new DataUnusable(databaseUrl, error);
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
