/**
 * Admission: API keys, credentials, the rate window, the monthly quota, and the possible outcomes for a request.
 * Plain TypeScript, no HTTP, no storage: stores are ports, implemented by `admission-redis` and `admission-embedded`.
 *
 * Anyone may import this. It imports nothing but itself and `node:` modules.
 */
export { type AccountTag, mintAccountTag, mintKeyId, tagOfKeyId } from './keys/account-tag.js';
export { nameOfPlace, type Place } from './keys/place.js';
export {
  ALL_CALLERS,
  type AllowedCallers,
  type Caller,
  type CallerFacts,
  type Outside,
  outsideOf,
  readCaller,
} from './callers/caller.js';
export { coarseNetworkOf, networkPrefix, networkText } from './callers/networks.js';
export { originPrefix } from './callers/origins.js';
export {
  type Credentials,
  fingerprintOf,
  type MintedKey,
  mintApiKey,
  parseApiKey,
  readCredentials,
} from './keys/api-key.js';
export {
  addDays,
  Clock,
  type Day,
  DAY_MS,
  dayOf,
  hourOf,
  daysBetween,
  isDay,
  type Month,
  monthBounds,
  monthOf,
  SystemClock,
} from './time.js';
export type { Plan } from './store/plan.js';

export { Admission, costOf, isQuotaRefunded } from './decision/admit.js';
export type {
  AdmissionOutcome,
  Admitted,
  KeyMalformed,
  KeyNotAllowed,
  LimitStatus,
  QuotaExceeded,
  RateExceeded,
  StoreUnavailableOutcome,
  StoreLostData,
} from './decision/outcome.js';
export { RequestRecorder } from './requests/request-recorder.js';
export {
  type LoggedFault,
  type LoggedProblem,
  type LoggedRequest,
  REQUEST_LIFE_MS,
  RequestLog,
  REQUESTS_PER_KEY,
} from './requests/request-log.js';
export { UsageRecorder } from './usage/usage-recorder.js';

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
} from './store/key-publication.js';
export { LimiterCounters, type MonthCount } from './store/limiter-counters.js';
export {
  type AddedUsage,
  type RecordedStatus,
  type SecretUse,
  HOURS_LIFE_DAYS,
  type HourUsage,
  USAGE_LIFE_DAYS,
  type UsageEntry,
  UsageLog,
} from './usage/usage-log.js';
export { settleTogether, TurnBatcher, type Waiting } from './store/turn-batcher.js';
export { StoreDataLost } from './store/store-data-lost.js';
export { StoreUnavailable } from './store/store-unavailable.js';
export { SlidingWindows, WINDOW_MS } from './rate/sliding-windows.js';
