import type { DatabaseSync } from 'node:sqlite';
import { type AdmissionEngine, type Clock, SystemClock } from '#libs/admission';
import { BusyPause, DATABASE_FILE, openDatabase } from './file/database.js';
import { DataFolderUnusable } from './file/data-folder-unusable.js';
import { EmbeddedAdmissionStore } from './embedded-admission-store.js';
import { EmbeddedKeyPublication } from './embedded-key-publication.js';
import { EmbeddedLimiterCounters } from './embedded-limiter-counters.js';
import { EmbeddedRequestLog } from './embedded-request-log.js';
import { EmbeddedUsageLog } from './embedded-usage-log.js';
import { RateRecorder, RecentAdmissions } from './recent-admissions.js';

export interface EmbeddedAdmissionOptions {
  /** Folder of `admission.sqlite`; both are created if missing. Several processes may share it. */
  readonly dataDir: string;
  readonly clock?: Clock;
}

/** Opens admission without any server. @throws DataFolderUnusable */
export function openEmbeddedAdmission({
  dataDir,
  clock = new SystemClock(),
}: EmbeddedAdmissionOptions): AdmissionEngine {
  try {
    return engineOn(openDatabase(dataDir), clock);
  } catch (error) {
    throw new DataFolderUnusable(dataDir, DATABASE_FILE, error);
  }
}

function engineOn(database: DatabaseSync, clock: Clock): AdmissionEngine {
  const admissions = new RecentAdmissions(database);
  const rates = new RateRecorder(admissions, clock);
  const pause = new BusyPause(clock);
  return {
    store: new EmbeddedAdmissionStore(database, clock, rates, pause),
    publication: new EmbeddedKeyPublication(database),
    usageLog: new EmbeddedUsageLog(database, pause),
    requestLog: new EmbeddedRequestLog(database, pause),
    counters: new EmbeddedLimiterCounters(database, admissions, clock),
    close: async () => {
      rates.close();
      database.close();
    },
  };
}
