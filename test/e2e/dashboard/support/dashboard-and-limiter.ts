import { type AdmissionEngine, parseApiKey } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { startDashboard, type TestDashboard } from './start-dashboard.js';

export interface DashboardAndLimiter extends TestDashboard {
  /** The limiter of the API, on the same data. */
  readonly limiter: AdmissionEngine;
  /** What the API makes of a request with the text of a key: the kind of the outcome, or why it is no key. */
  requestWith(text: string): Promise<string>;
}

/** The dashboard, and the limiter's store as the API uses it. */
export async function startDashboardAndLimiter(): Promise<DashboardAndLimiter> {
  const test = await startDashboard();
  const limiter = openEmbeddedAdmission({ dataDir: test.config.dataDir });
  return {
    ...test,
    get mails() {
      return test.mails;
    },
    limiter,
    async requestWith(text) {
      const key = parseApiKey(text);
      if (key.kind === 'malformed') return key.reason;
      return (await limiter.store.admit(key)).kind;
    },
    async close() {
      await limiter.close();
      await test.close();
    },
  };
}
