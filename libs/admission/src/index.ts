/**
 * Admission: API keys, credentials, the rate window, the monthly quota, and what a request's fate at the door can
 * be. Plain TypeScript, no HTTP, no storage: stores are ports, implemented by `admission-redis` and
 * `admission-embedded`.
 *
 * Anyone may import this. It imports nothing but itself and `node:` modules.
 */
export { type AccountTag, mintAccountTag, mintKeyId, tagOfKeyId } from './account-tag.js';
export { type KeyFault, type MintedKey, mintApiKey, type ParsedKey, parseApiKey } from './api-key.js';
export { addDays, type Day, dayOf, daysBetween, type Month, monthOf } from './calendar.js';
export { Clock, SystemClock } from './clock.js';
export {
  type CredentialHeaders,
  type CredentialFault,
  type Credentials,
  readCredentials,
} from './read-credentials.js';
export type { Plan } from './plan.js';

export { Admission } from './admit.js';
export type {
  AdmissionOutcome,
  Admitted,
  KeyExpired,
  KeyMalformed,
  KeyMissing,
  KeyRevoked,
  KeyUnknown,
  LimitStanding,
  PolicyName,
  QuotaExceeded,
  RateExceeded,
  StoreAway,
  StoreLostData,
} from './outcome.js';
export { quotaCorrection } from './quota-correction.js';
export { UsageRecorder, type UsageRecorderOptions } from './usage-recorder.js';

export type { AdmissionEngine } from './admission-engine.js';
export {
  AdmissionStore,
  type Attempt,
  type QuotaCost,
  type Reading,
  type StoreDecision,
} from './admission-store.js';
export {
  KeyPublication,
  type KeyState,
  type PublicationBatch,
  type PublicationState,
  type PublishedAccount,
  type PublishedKey,
  type PublishedRevisions,
  type PublishedSecret,
} from './key-publication.js';
export { LimiterCounters, type MonthCount } from './limiter-counters.js';
export { type StatusClass, USAGE_LIFE_DAYS, type UsageEntry, UsageLog } from './usage-log.js';
export { StoreDataLost } from './store-data-lost.js';
export { StoreAwayError } from './store-away-error.js';
export { TRUST_MS } from './local-fallback.js';
export { WINDOW_MS } from './sliding-window.js';
export { SlidingWindows } from './sliding-windows.js';
