import {
  Admission,
  type AdmissionEngine,
  type Clock,
  type LoggedRequest,
  RequestRecorder,
  SystemClock,
  UsageRecorder,
} from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { admissionHealth, type AdmissionConnection } from '../../../apps/api/src/index.js';
import { fill, publishKey, DATABASE_ID } from '../../contract/admission/test-engine.js';

export interface TestAdmission extends AdmissionConnection {
  /** A published key with limits that no test reaches by accident, unless it sets them. */
  issueKey(change?: Parameters<typeof publishKey>[1]): Promise<string>;
  /** Publishes to the store what a test prepares. */
  publish(work: (engine: AdmissionEngine) => Promise<void>): Promise<void>;
  /** Makes the store lose everything, like a Redis that was flushed. */
  loseData(): Promise<void>;
  /** Routes, statuses and counts that were recorded for a key on the day of its clock. */
  usageOf(key: string, day: string): Promise<string[]>;
  /** The logged requests of a key, the latest first. */
  requestsOf(key: string): Promise<LoggedRequest[]>;
}

/** The embedded admission in a folder of its own, with keys that need no account. */
export function anAdmission(dataDir: string, clock: Clock = new SystemClock()): TestAdmission {
  const engine = openEmbeddedAdmission({ dataDir, clock });
  const usage = new UsageRecorder(engine.usageLog, { clock });
  const requests = new RequestRecorder(engine.requestLog);
  return {
    admission: new Admission(engine.store, clock),
    usage,
    requests,
    demoKey: undefined,
    health: () => admissionHealth(engine.store),
    close: async () => {
      await Promise.all([usage.close(), requests.close()]);
      await engine.close();
    },
    issueKey: async change => {
      await fill(engine);
      const { key } = await publishKey(engine, { ratePerSecond: 10_000, ...change });
      return key;
    },
    publish: async work => {
      await fill(engine);
      await work(engine);
    },
    loseData: async () => {
      const { accounts, keys } = await engine.publication.revisions();
      await engine.publication.withdraw([...keys.keys()]);
      await engine.publication.withdrawAccounts([...accounts.keys()]);
      // A store that another database has claimed counts as empty until it is filled.
      await engine.publication.claim('another-database', DATABASE_ID);
    },
    usageOf: async (key, day) => {
      await usage.flush();
      const entries = await engine.usageLog.read([key.slice(4, 14)], day, day);
      return entries.map(({ route, status, count }) => `${route} ${status} ${count}`);
    },
    requestsOf: async key => {
      await requests.flush();
      return engine.requestLog.read(key.slice(4, 14), 0);
    },
  };
}
