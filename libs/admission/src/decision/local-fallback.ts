import type { AccountTag } from '../keys/account-tag.js';
import type { Attempt, Reading, StoreDecision } from '../store/admission-store.js';
import { monthOf } from '../time/calendar.js';
import type { Clock } from '../time/clock.js';
import { SlidingWindows } from '../rate/sliding-windows.js';

/** How long a key that the store verified is trusted while the store is unavailable. */
export const TRUST_MS = 60_000;

/** How long an entry keeps its place in the order of time: moving it with every request would cost more than the rest. */
const REORDER_MS = 1_000;

interface Verified {
  readonly accountTag: AccountTag;
  readonly ratePerSecond: number;
  /** When it was verified last, at most {@link REORDER_MS} after it was put where it is. */
  atMs: number;
  readonly placedAtMs: number;
}

/**
 * What this process needs to continue for a while without the store: the keys that were verified here in the last 60 s
 * and, by account, what it admitted itself in the last second. It does not count quotas.
 */
export class LocalFallback {
  /** By key id and secret, in the order of `placedAtMs`. */
  private readonly verified = new Map<string, Verified>();
  /** When an account was last seen without quota, the latest last: it must not get what the store would refuse. */
  private readonly exhausted = new Map<AccountTag, number>();
  private readonly windows = new SlidingWindows();

  constructor(private readonly clock: Clock) {}

  /** Records what the store decided. */
  learn(attempt: Attempt, decision: StoreDecision): void {
    const credential = credentialOf(attempt);
    if (!('rate' in decision)) {
      this.verified.delete(credential);
      return;
    }
    const { accountTag, rate } = decision;
    const nowMs = this.clock.now();
    this.place(credential, { accountTag, ratePerSecond: rate.limit, atMs: nowMs, placedAtMs: nowMs });
    this.exhausted.delete(accountTag);
    if (!hasQuotaLeft(decision)) this.exhausted.set(accountTag, nowMs);
    if (decision.kind !== 'admitted') return;
    const window = this.windows.of(accountTag, nowMs);
    window.used(nowMs);
    window.record(nowMs);
  }

  /** Decides instead of the store; `undefined` for a key that was not verified recently. */
  admit(attempt: Attempt): StoreDecision | undefined {
    const nowMs = this.clock.now();
    this.forgetOld(nowMs);
    const verified = this.verified.get(credentialOf(attempt));
    if (verified === undefined || !isTrusted(verified.atMs, nowMs)) return undefined;
    if (this.exhausted.has(verified.accountTag)) return undefined;
    const { accountTag, ratePerSecond: limit } = verified;
    const window = this.windows.of(accountTag, nowMs);
    const fits = window.used(nowMs) < limit;
    if (fits) window.record(nowMs);
    return {
      kind: fits ? 'admitted' : 'rate-exceeded',
      accountTag,
      nowMs,
      rate: { limit, used: window.used(nowMs), freeAtMs: window.freeAtMs(nowMs, limit) },
      quota: undefined,
      month: monthOf(nowMs),
    };
  }

  private place(credential: string, verified: Verified): void {
    const { accountTag, ratePerSecond, atMs } = verified;
    const known = this.verified.get(credential);
    const isInPlace = known !== undefined && Math.abs(atMs - known.placedAtMs) < REORDER_MS;
    if (isInPlace && known.accountTag === accountTag && known.ratePerSecond === ratePerSecond) {
      known.atMs = atMs;
      return;
    }
    this.forgetOld(atMs);
    // Deleting first moves the entry to the end, which is what keeps the map in the order of time.
    this.verified.delete(credential);
    this.verified.set(credential, verified);
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

function hasQuotaLeft({ quota }: Reading): boolean {
  return quota === undefined || quota.used < quota.limit;
}

function credentialOf({ keyId, secretHash }: Attempt): string {
  return `${keyId}:${secretHash}`;
}
