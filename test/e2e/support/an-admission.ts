import {
  Admission,
  type Clock,
  mintApiKey,
  type PublishedKey,
  SystemClock,
  UsageRecorder,
} from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import type { AdmissionConnection } from '../../../apps/api/src/index.js';

export interface TestAdmission extends AdmissionConnection {
  /** A published key with limits that no test meets by accident, unless it sets them. */
  issueKey(
    limits?: Partial<Pick<PublishedKey, 'ratePerSecond' | 'requestsPerMonth' | 'state'>>,
  ): Promise<string>;
  /** Routes, status classes and counts that were recorded for a key on the day of its clock. */
  usageOf(key: string, day: string): Promise<string[]>;
}

/** The embedded admission in a folder of its own, with keys that need no account. */
export function anAdmission(dataDir: string, clock: Clock = new SystemClock()): TestAdmission {
  const engine = openEmbeddedAdmission({ dataDir, clock });
  const usage = new UsageRecorder(engine.usageLog, { clock });
  return {
    admission: new Admission(engine.store, clock),
    usage,
    demoKey: undefined,
    health: async () => 'ok',
    close: async () => {
      await usage.close();
      await engine.close();
    },
    issueKey: async limits => {
      const { key, keyId, secretHash } = mintApiKey();
      const secrets = [{ hash: secretHash, expiresAtMs: null }];
      const published = {
        state: 'active',
        ratePerSecond: 10_000,
        requestsPerMonth: 1_000_000,
        ...limits,
      } as const;
      await engine.publication.publish([{ keyId, revision: 1, secrets, planName: 'test', ...published }]);
      return key;
    },
    usageOf: async (key, day) => {
      await usage.flush();
      const entries = await engine.usageLog.read(key.slice(4, 14), day, day);
      return entries.map(({ route, statusClass, count }) => `${route} ${statusClass} ${count}`);
    },
  };
}
