import { type AdmissionEngine, type Clock, SystemClock } from '#libs/admission';
import { EmbeddedAdmissionStore } from './embedded-admission-store.js';
import { EmbeddedKeyPublication } from './embedded-key-publication.js';
import { EmbeddedLimiterCounters } from './embedded-limiter-counters.js';
import { EmbeddedUsageLog } from './embedded-usage-log.js';
import { openDatabase } from './open-database.js';
import { RateRecorder } from './rate-recorder.js';
import { RecentAdmissions } from './recent-admissions.js';

export interface EmbeddedAdmissionOptions {
  /** Folder of `admission.sqlite`; both are created if missing. Several processes may share it. */
  readonly dataDir: string;
  readonly clock?: Clock;
}

/** Opens admission without any server. @throws whatever the system or SQLite says if the file cannot be used */
export function openEmbeddedAdmission({
  dataDir,
  clock = new SystemClock(),
}: EmbeddedAdmissionOptions): AdmissionEngine {
  const database = openDatabase(dataDir);
  const admissions = new RecentAdmissions(database);
  const rates = new RateRecorder(admissions, clock);
  return {
    store: new EmbeddedAdmissionStore(database, clock, rates),
    publication: new EmbeddedKeyPublication(database),
    usageLog: new EmbeddedUsageLog(database),
    counters: new EmbeddedLimiterCounters(database, admissions, clock),
    close: async () => {
      rates.close();
      database.close();
    },
  };
}
