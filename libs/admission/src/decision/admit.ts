import { type CallerFacts, type Outside, readCaller } from '../callers/caller.js';
import { fingerprintOf, KeyParser, type Credentials } from '../keys/api-key.js';
import { WINDOW_MS } from '../rate/sliding-windows.js';
import type { AdmissionStore, Attempt, CounterSnapshot, StoreDecision } from '../store/admission-store.js';
import { StoreDataLost } from '../store/store-data-lost.js';
import { StoreUnavailable } from '../store/store-unavailable.js';
import { type Clock, monthBounds, SystemClock } from '../time.js';
import { LocalFallback } from './local-fallback.js';
import type {
  AdmissionOutcome,
  Admitted,
  KeyNotAllowed,
  KeyUse,
  LimitStatus,
  PolicyName,
} from './outcome.js';

/** Long enough for a store to be restarted, short enough not to be noticed afterwards. */
const STORE_RETRY_SECONDS = 2;
/** A running dashboard checks every few seconds whether the store has lost its data, and fills it again. */
const RESTORED_SECONDS = 5;

/** Decides which requests are admitted, and what each one costs. */
export class Admission {
  private readonly parser = new KeyParser();
  private readonly fallback: LocalFallback;

  constructor(
    private readonly store: AdmissionStore,
    clock: Clock = new SystemClock(),
  ) {
    this.fallback = new LocalFallback(clock);
  }

  /**
   * Decides on one request and counts it if it is admitted. Malformed keys never reach the store. While the store is
   * unavailable, keys that were verified in this process in the last 60 s keep working at their rate, without a
   * quota. A store that answers but has lost its data is not replaced like this: nothing is admitted until it
   * is filled again.
   * @param from without it, keys that are restricted to some callers are refused
   */
  admit(credentials: Credentials, from?: CallerFacts): Promise<AdmissionOutcome> {
    if (credentials.kind === 'none') return Promise.resolve({ kind: 'key-missing' });
    if (credentials.kind === 'malformed')
      return Promise.resolve({ kind: 'key-malformed', reason: credentials.reason });
    const key = this.parser.parse(credentials.text);
    if (key.kind === 'malformed') return Promise.resolve({ kind: 'key-malformed', reason: key.reason });
    const caller = from && readCaller(from);
    const attempt: Attempt = { keyId: key.keyId, secretHash: key.secretHash, caller };
    // One promise after the other: async functions would take several turns of the microtask queue more.
    return this.store.admit(attempt).then(
      decision => this.accept(attempt, decision),
      (error: unknown) => this.decideWithoutStore(attempt, error),
    );
  }

  /**
   * Gives the quota unit of a request back if the response with this status does not count. The promise never rejects;
   * there is none if nothing has to be given back.
   */
  refund(admitted: Admitted, { status }: { readonly status: number }): Promise<void> | undefined {
    if (!isQuotaRefunded(admitted, status)) return undefined;
    // On failure one unit out of thousands is lost: not worth failing an answer that is already sent.
    return this.store.refund(admitted, admitted.month).catch(() => {});
  }

  /** Whether a key was verified lately, so that this process can still admit requests without the store. */
  get hasTrustedKeys(): boolean {
    return this.fallback.hasTrustedKeys;
  }

  private accept(attempt: Attempt, decision: StoreDecision): AdmissionOutcome {
    if (decision.kind !== 'data-lost') this.fallback.learn(attempt, decision);
    return toOutcome(attempt, decision);
  }

  private decideWithoutStore(attempt: Attempt, error: unknown): AdmissionOutcome {
    if (!(error instanceof StoreUnavailable)) throw error;
    const decision = this.fallback.admit(attempt);
    if (decision !== undefined) return toOutcome(attempt, decision);
    return { kind: 'store-unavailable', retryAfterSeconds: STORE_RETRY_SECONDS, cause: error };
  }
}

/** Turns a decision and its counters into the outcome for the client. */
export function toOutcome(attempt: Attempt, decision: StoreDecision): AdmissionOutcome {
  switch (decision.kind) {
    case 'unknown':
      return { kind: 'key-unknown' };
    case 'revoked':
      return { kind: 'key-revoked', ...useOf(attempt) };
    case 'expired':
      return { kind: 'key-expired', ...useOf(attempt) };
    case 'secret-ended':
      return { kind: 'secret-ended', ...useOf(attempt) };
    case 'data-lost':
      return { kind: 'store-data-lost', retryAfterSeconds: RESTORED_SECONDS, cause: new StoreDataLost() };
    case 'admitted':
      return { kind: 'admitted', ...statusOf(attempt, decision) };
    case 'origin-not-allowed':
      return notAllowed('origin', attempt, decision);
    case 'network-not-allowed':
      return notAllowed('network', attempt, decision);
    case 'rate-exceeded': {
      const wait = waitUntil(decision.rate.freeAtMs, decision.nowMs);
      return { kind: 'rate-exceeded', ...statusOf(attempt, decision), ...wait, violatedPolicies: ['second'] };
    }
    case 'quota-exceeded': {
      const rateExceeded = decision.rate.used >= decision.rate.limit;
      const wait = waitUntil(monthBounds(decision.month).endMs, decision.nowMs);
      const violatedPolicies: PolicyName[] = rateExceeded ? ['month', 'second'] : ['month'];
      return { kind: 'quota-exceeded', ...statusOf(attempt, decision), ...wait, violatedPolicies };
    }
  }
}

function notAllowed(outside: Outside, attempt: Attempt, counters: CounterSnapshot): KeyNotAllowed {
  return { kind: 'key-not-allowed', outside, caller: attempt.caller, ...statusOf(attempt, counters) };
}

function useOf({ keyId, secretHash }: Attempt): KeyUse {
  return { keyId, secret: fingerprintOf(secretHash) };
}

function statusOf(attempt: Attempt, { accountTag, place, nowMs, rate, quota, month }: CounterSnapshot) {
  const { startMs, endMs } = monthBounds(month);
  return {
    ...useOf(attempt),
    accountTag,
    place,
    rate: limitStatus(rate, rate.freeAtMs - nowMs, WINDOW_MS),
    quota: quota && limitStatus(quota, endMs - nowMs, endMs - startMs),
    month,
  };
}

function limitStatus(
  { limit, used }: { readonly limit: number; readonly used: number },
  resetMs: number,
  windowMs: number,
): LimitStatus {
  return {
    limit,
    remaining: Math.max(0, limit - used),
    resetSeconds: Math.max(0, Math.ceil(resetMs / 1_000)),
    windowSeconds: windowMs / 1_000,
  };
}

function waitUntil(atMs: number, nowMs: number) {
  return {
    retryAfterSeconds: Math.max(1, Math.ceil((atMs - nowMs) / 1_000)),
    // Rounded up: a Date drops the fraction, and nothing is granted before.
    resetAt: new Date(Math.ceil(atMs)),
  };
}

/** What a request takes from its key: of the rate, and of the monthly quota. */
export interface RequestCost {
  readonly rate: 0 | 1;
  readonly quota: 0 | 1;
}

const NOTHING: RequestCost = { rate: 0, quota: 0 };
const RATE_ALONE: RequestCost = { rate: 1, quota: 0 };
const RATE_AND_QUOTA: RequestCost = { rate: 1, quota: 1 };

/**
 * The cost of a request whose response has this HTTP status. The store takes both when it admits the request; what the
 * status does not cost of the quota is given back.
 */
export function costOf(status: number): RequestCost {
  // Refused: no valid key, or a limit that is used up.
  if (status === 401 || status === 429) return NOTHING;
  // Used from where its owner does not allow the key, nothing changed, or it was our fault.
  if (status === 403 || status === 304 || status >= 500) return RATE_ALONE;
  return RATE_AND_QUOTA;
}

/**
 * Whether the quota unit of an admitted request is given back for a response with this status. Without quota numbers the
 * request was admitted locally, and the store never counted it.
 */
export function isQuotaRefunded(
  admitted: Admitted,
  status: number,
): admitted is Admitted & { readonly quota: LimitStatus } {
  return admitted.quota !== undefined && costOf(status).quota === 0;
}
