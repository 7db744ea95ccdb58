import { describe, expect, it } from '@jest/globals';
import { ALL_CALLERS } from '../callers/caller.js';
import type { Attempt, CounterSnapshot } from '../store/admission-store.js';
import { toOutcome } from './admit.js';

const attempt: Attempt = { keyId: 'key', secretHash: 'hash' };
const nowMs = Date.parse('2026-11-30T23:59:58.250Z');

function aSnapshot(change: Partial<CounterSnapshot> = {}): CounterSnapshot {
  return {
    accountTag: 'accoun',
    place: 1,
    allowed: ALL_CALLERS,
    nowMs,
    rate: { limit: 10, used: 4, freeAtMs: nowMs + 700 },
    quota: { limit: 5_000, used: 1_200 },
    month: '2026-11',
    ...change,
  };
}

describe('outcomes', () => {
  it('show an admitted request what remains under both policies', () => {
    expect(toOutcome(attempt, { kind: 'admitted', ...aSnapshot() })).toEqual({
      kind: 'admitted',
      keyId: 'key',
      secret: 'hash',
      accountTag: 'accoun',
      place: 1,
      rate: { limit: 10, remaining: 6, resetSeconds: 1, windowSeconds: 1 },
      quota: { limit: 5_000, remaining: 3_800, resetSeconds: 2, windowSeconds: 30 * 86_400 },
      month: '2026-11',
    });
  });

  it('ask a client over its rate to return when the oldest admission leaves the window', () => {
    const rate = { limit: 10, used: 10, freeAtMs: nowMs + 0.001 };
    expect(toOutcome(attempt, { kind: 'rate-exceeded', ...aSnapshot({ rate }) })).toMatchObject({
      retryAfterSeconds: 1,
      resetAt: new Date(nowMs + 1),
      violatedPolicies: ['second'],
    });
  });

  it('ask a client without quota to return when the month ends', () => {
    const quota = { limit: 5_000, used: 5_000 };
    expect(toOutcome(attempt, { kind: 'quota-exceeded', ...aSnapshot({ quota }) })).toMatchObject({
      retryAfterSeconds: 2,
      resetAt: new Date('2026-12-01T00:00:00.000Z'),
      violatedPolicies: ['month'],
    });
  });

  it('name both policies when both are exceeded', () => {
    const rate = { limit: 10, used: 10, freeAtMs: nowMs + 700 };
    const quota = { limit: 5_000, used: 5_000 };
    expect(toOutcome(attempt, { kind: 'quota-exceeded', ...aSnapshot({ rate, quota }) })).toMatchObject({
      violatedPolicies: ['month', 'second'],
    });
  });

  it('do not call a key unknown that the store may have lost', () => {
    const outcome = toOutcome(attempt, { kind: 'data-lost' });
    expect(outcome).toMatchObject({ kind: 'store-data-lost', retryAfterSeconds: 5 });
  });

  it('never show a negative remainder', () => {
    const quota = { limit: 5_000, used: 5_001 };
    expect(toOutcome(attempt, { kind: 'admitted', ...aSnapshot({ quota }) })).toMatchObject({
      quota: { remaining: 0 },
    });
  });
});
