import type { AdmissionStore } from './store/admission-store.js';
import type { KeyPublication } from './store/key-publication.js';
import type { LimiterCounters } from './store/limiter-counters.js';
import type { RequestLog } from './requests/request-log.js';
import type { UsageLog } from './usage/usage-log.js';

/** The five ports over one store, as an adapter hands them to a composition root. */
export interface AdmissionEngine {
  readonly store: AdmissionStore;
  readonly publication: KeyPublication;
  readonly usageLog: UsageLog;
  readonly requestLog: RequestLog;
  readonly counters: LimiterCounters;
  close(): Promise<void>;
}
