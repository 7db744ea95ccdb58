import type { AdmissionStore } from './admission-store.js';
import type { KeyPublication } from './key-publication.js';
import type { LimiterCounters } from './limiter-counters.js';
import type { RequestLog } from '../requests/request-log.js';
import type { UsageLog } from '../usage/usage-log.js';

/** The five ports over one store, as an adapter hands them to a composition root. */
export interface AdmissionEngine {
  readonly store: AdmissionStore;
  readonly publication: KeyPublication;
  readonly usageLog: UsageLog;
  readonly requestLog: RequestLog;
  readonly counters: LimiterCounters;
  close(): Promise<void>;
}
