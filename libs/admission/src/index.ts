/**
 * Admission: API keys, credentials, the rate window, the monthly quota, and the possible outcomes for a request.
 * Plain TypeScript, no HTTP, no storage: stores are ports, implemented by `admission-redis` and `admission-embedded`.
 *
 * Anyone may import this. It imports nothing but itself and `node:` modules.
 */
export { type AccountTag, mintAccountTag, mintKeyId, tagOfKeyId } from './keys/account-tag.js';
export { nameOfPlace, type Place } from './keys/place.js';
export {
  fingerprintOf,
  type KeyFault,
  type MintedKey,
  mintApiKey,
  type ParsedKey,
  parseApiKey,
  type CredentialHeaders,
  type CredentialFault,
  type Credentials,
  readCredentials,
} from './keys/api-key.js';
export {
  addDays,
  Clock,
  type Day,
  DAY_MS,
  dayOf,
  daysBetween,
  type Month,
  monthBounds,
  monthOf,
  SystemClock,
} from './time.js';
export type { Plan } from './store/plan.js';

export { Admission, costOf, isQuotaRefunded, type RequestCost } from './decision/admit.js';
export type {
  AdmissionOutcome,
  Admitted,
  KeyExpired,
  KeyMalformed,
  KeyMissing,
  KeyRevoked,
  KeyUse,
  KeyUnknown,
  LimitStatus,
  PolicyName,
  QuotaExceeded,
  RateExceeded,
  SecretEnded,
  StoreUnavailableOutcome,
  StoreLostData,
} from './decision/outcome.js';
export {
  type DescribeRequest,
  RequestRecorder,
  type RequestRecorderOptions,
} from './requests/request-recorder.js';
export {
  type LoggedFault,
  type LoggedProblem,
  type LoggedRequest,
  REQUEST_LIFE_MS,
  RequestLog,
  REQUESTS_PER_KEY,
} from './requests/request-log.js';
export { UsageRecorder, type UsageRecorderOptions } from './usage/usage-recorder.js';

export type { AdmissionEngine } from './admission-engine.js';
export {
  AdmissionStore,
  type Attempt,
  type CounterSnapshot,
  type StoreDecision,
} from './store/admission-store.js';
export {
  KeyPublication,
  type KeyState,
  type PublicationBatch,
  type PublicationState,
  type PublishedAccount,
  type PublishedKey,
  type PublishedRevisions,
  type PublishedSecret,
} from './store/key-publication.js';
export { LimiterCounters, type MonthCount } from './store/limiter-counters.js';
export {
  type AddedUsage,
  type RecordedStatus,
  USAGE_LIFE_DAYS,
  type UsageEntry,
  UsageLog,
} from './usage/usage-log.js';
export { StoreDataLost } from './store/store-data-lost.js';
export { StoreUnavailable } from './store/store-unavailable.js';
export { SlidingWindows, WINDOW_MS } from './rate/sliding-windows.js';
