import { isDeepStrictEqual } from 'node:util';
import { type AllowedCallers, outsideOf } from '../callers/caller.js';
import { type Clock, monthOf } from '../time.js';
import { nameOfPlace, type Place } from '../keys/place.js';
import type { Attempt, CounterSnapshot, StoreDecision } from '../store/admission-store.js';
import { SlidingWindows } from '../rate/sliding-windows.js';

/** How long a key that the store verified is trusted while the store is unavailable. */
const TRUST_MS = 60_000;

/** How long an entry keeps its place in the order of time: moving it with every request would cost more than the rest. */
const REORDER_MS = 1_000;

interface Verified extends Place {
  readonly keyId: string;
  readonly ratePerSecond: number;
  readonly allowed: AllowedCallers;
  /** When it was verified last, at most {@link REORDER_MS} after it was put where it is. */
  atMs: number;
  readonly placedAtMs: number;
}

/**
 * What this process needs to continue for a while without the store: the keys that were verified here in the last 60 s
 * and, by place, what it admitted itself in the last second. It does not count quotas.
 */
export class LocalFallback {
  /** By the hash of the secret, in the order of `placedAtMs`. */
  private readonly verified = new Map<string, Verified>();
  /** By name, when a place was last seen without quota, the latest last: it must not get what the store would refuse. */
  private readonly exhausted = new Map<string, number>();
  private readonly windows = new SlidingWindows();

  constructor(private readonly clock: Clock) {}

  /** Records what the store decided. */
  learn(attempt: Attempt, decision: StoreDecision): void {
    if (!('rate' in decision)) {
      this.verified.delete(attempt.secretHash);
      return;
    }
    const nowMs = this.clock.now();
    this.trust(attempt, decision, nowMs);
    this.noteQuota(decision, nowMs);
    if (decision.kind === 'rate-exceeded' || decision.kind === 'quota-exceeded') return;
    const window = this.windows.of(decision, nowMs);
    window.used(nowMs);
    window.record(nowMs);
  }

  /** Decides instead of the store; `undefined` for a key that was not verified recently. */
  admit(attempt: Attempt): StoreDecision | undefined {
    const nowMs = this.clock.now();
    this.forgetOld(nowMs);
    const verified = this.verified.get(attempt.secretHash);
    if (verified?.keyId !== attempt.keyId || !isTrusted(verified.atMs, nowMs)) return undefined;
    if (this.exhausted.has(nameOfPlace(verified))) return undefined;
    const { accountTag, place, ratePerSecond: limit, allowed } = verified;
    const window = this.windows.of(verified, nowMs);
    const fits = window.used(nowMs) < limit;
    if (fits) window.record(nowMs);
    const outside = outsideOf(allowed, attempt.caller);
    const accepted = outside === undefined ? 'admitted' : (`${outside}-not-allowed` as const);
    return {
      kind: fits ? accepted : 'rate-exceeded',
      accountTag,
      place,
      allowed,
      nowMs,
      rate: { limit, used: window.used(nowMs), freeAtMs: window.freeAtMs(nowMs, limit) },
      quota: undefined,
      month: monthOf(nowMs),
    };
  }

  get hasTrustedKeys(): boolean {
    this.forgetOld(this.clock.now());
    return this.verified.size > 0;
  }

  private trust({ keyId, secretHash }: Attempt, counters: CounterSnapshot, nowMs: number): void {
    const known = this.verified.get(secretHash);
    if (
      known !== undefined &&
      isLike(known, keyId, counters) &&
      Math.abs(nowMs - known.placedAtMs) < REORDER_MS
    ) {
      known.atMs = nowMs;
      return;
    }
    this.forgetOld(nowMs);
    this.verified.delete(secretHash);
    const { accountTag, place, rate, allowed } = counters;
    this.verified.set(secretHash, {
      keyId,
      accountTag,
      place,
      ratePerSecond: rate.limit,
      allowed,
      atMs: nowMs,
      placedAtMs: nowMs,
    });
  }

  private noteQuota(counters: CounterSnapshot, nowMs: number): void {
    const isLeft = hasQuotaLeft(counters);
    if (isLeft && this.exhausted.size === 0) return;
    const name = nameOfPlace(counters);
    // Deleting first moves the entry to the end, which is what keeps the map in the order of time.
    this.exhausted.delete(name);
    if (!isLeft) this.exhausted.set(name, nowMs);
  }

  private forgetOld(nowMs: number): void {
    forgetUntil(this.verified, ({ atMs }) => isTrusted(atMs, nowMs));
    forgetUntil(this.exhausted, atMs => isTrusted(atMs, nowMs));
  }
}

function isTrusted(atMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - atMs) < TRUST_MS;
}

/** Drops the oldest entries of a map that is in the order of time, up to the first recent one. */
function forgetUntil<Entry>(entries: Map<string, Entry>, isRecent: (entry: Entry) => boolean): void {
  for (const [name, entry] of entries) {
    if (isRecent(entry)) return;
    entries.delete(name);
  }
}

function hasQuotaLeft({ quota }: CounterSnapshot): boolean {
  return quota === undefined || quota.used < quota.limit;
}

function isLike(
  known: Verified,
  keyId: string,
  { accountTag, place, rate, allowed }: CounterSnapshot,
): boolean {
  return (
    known.keyId === keyId &&
    known.accountTag === accountTag &&
    known.place === place &&
    known.ratePerSecond === rate.limit &&
    isDeepStrictEqual(known.allowed, allowed)
  );
}
