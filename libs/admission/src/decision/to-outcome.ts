import type { Attempt, CounterSnapshot, StoreDecision } from '../store/admission-store.js';
import { monthBounds } from '../time/calendar.js';
import { fingerprintOf } from '../keys/api-key.js';
import type { AdmissionOutcome, KeyUse, LimitStatus, PolicyName } from './outcome.js';
import { WINDOW_MS } from '../rate/sliding-windows.js';
import { StoreDataLost } from '../store/store-data-lost.js';

/** A running dashboard checks every few seconds whether the store has lost its data, and fills it again. */
const RESTORED_SECONDS = 5;

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
