import type { AdmissionStore } from './admission-store.js';
import type { KeyPublication } from './key-publication.js';
import type { UsageLog } from './usage-log.js';

/** The three ports over one store, as an adapter hands them to a composition root. */
export interface AdmissionEngine {
  readonly store: AdmissionStore;
  readonly publication: KeyPublication;
  readonly usageLog: UsageLog;
  close(): Promise<void>;
}
