import type { KeyFault, CredentialFault } from '../keys/api-key.js';
import type { Caller, Outside } from '../callers/caller.js';
import type { Place } from '../keys/place.js';
import type { Month } from '../time.js';

/** Whether a request is admitted, or why not. Refusals are values: only the HTTP edge knows status codes. */
export type AdmissionOutcome =
  | Admitted
  | KeyMissing
  | KeyMalformed
  | KeyUnknown
  | KeyRevoked
  | KeyExpired
  | SecretEnded
  | KeyNotAllowed
  | RateExceeded
  | QuotaExceeded
  | StoreUnavailableOutcome
  | StoreLostData;

/** The state of a key under one policy, ready for the `RateLimit` and `RateLimit-Policy` fields. */
export interface LimitStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds, rounded up, until more is granted. */
  readonly resetSeconds: number;
  readonly windowSeconds: number;
}

/** `second` is the rate, `month` the quota. */
export type PolicyName = 'second' | 'month';

/** Which secret of which key a request had. */
export interface KeyUse {
  readonly keyId: string;
  /** Its fingerprint. */
  readonly secret: string;
}

/** The place is the one that the request counts for. */
interface RateLimitStatus extends Place, KeyUse {
  readonly rate: LimitStatus;
  /** `undefined`: the store was unavailable, and the request is not counted for the month. */
  readonly quota: LimitStatus | undefined;
  /** The month whose quota the request counts for. */
  readonly month: Month;
}

interface Exceeded extends RateLimitStatus {
  /** Whole seconds, at least 1; nothing more is granted before. */
  readonly retryAfterSeconds: number;
  readonly resetAt: Date;
  readonly violatedPolicies: readonly PolicyName[];
}

export interface Admitted extends RateLimitStatus {
  readonly kind: 'admitted';
}
/** The key is valid, but not for this caller. */
export interface KeyNotAllowed extends RateLimitStatus {
  readonly kind: 'key-not-allowed';
  readonly outside: Outside;
  readonly caller: Caller | undefined;
}
export interface RateExceeded extends Exceeded {
  readonly kind: 'rate-exceeded';
}
export interface QuotaExceeded extends Exceeded {
  readonly kind: 'quota-exceeded';
}
export interface KeyMissing {
  readonly kind: 'key-missing';
}
export interface KeyMalformed {
  readonly kind: 'key-malformed';
  readonly reason: KeyFault | CredentialFault;
}
export interface KeyUnknown {
  readonly kind: 'key-unknown';
}
export interface KeyRevoked extends KeyUse {
  readonly kind: 'key-revoked';
}
export interface KeyExpired extends KeyUse {
  readonly kind: 'key-expired';
}
/** The key is valid, but this secret was rotated out, and its end has come. */
export interface SecretEnded extends KeyUse {
  readonly kind: 'secret-ended';
}
export interface StoreUnavailableOutcome {
  readonly kind: 'store-unavailable';
  readonly retryAfterSeconds: number;
  /** For the log, never for the client. */
  readonly cause: Error;
}
/** The store answers, but lacks what was published: nothing can be said about the key. */
export interface StoreLostData {
  readonly kind: 'store-data-lost';
  readonly retryAfterSeconds: number;
  /** For the log, never for the client. */
  readonly cause: Error;
}
