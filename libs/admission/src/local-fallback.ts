import type { Attempt, StoreDecision } from './admission-store.js';
import { monthOf } from './calendar.js';
import type { Clock } from './clock.js';
import { SlidingWindows } from './sliding-windows.js';

/** How long a key that the store verified is trusted while the store is away. */
export const TRUST_MS = 60_000;

interface Verified {
  readonly ratePerSecond: number;
  readonly atMs: number;
}

/**
 * What this process knows well enough to go on for a while without the store: the keys it saw verified in the
 * last 60 s and what it admitted itself in the last second. Quotas are not among it.
 */
export class LocalFallback {
  /** By key id and secret, the most recently verified last. */
  private readonly verified = new Map<string, Verified>();
  private readonly windows = new SlidingWindows();

  constructor(private readonly clock: Clock) {}

  /** Takes note of what the store decided. */
  learn(attempt: Attempt, decision: StoreDecision): void {
    const credential = credentialOf(attempt);
    // Deleting first moves the entry to the end, which is what keeps the map in the order of time.
    this.verified.delete(credential);
    // A key without quota left is forgotten too: going on would grant what the store just refused.
    if (decision.kind !== 'admitted' && decision.kind !== 'rate-exceeded') return;
    const nowMs = this.clock.now();
    this.forgetOld(nowMs);
    this.verified.set(credential, { ratePerSecond: decision.rate.limit, atMs: nowMs });
    if (decision.kind !== 'admitted') return;
    const window = this.windows.of(attempt.keyId, nowMs);
    window.used(nowMs);
    window.record(nowMs);
  }

  /** Decides in the store's place; `undefined` for a key it cannot vouch for. */
  admit(attempt: Attempt): StoreDecision | undefined {
    const nowMs = this.clock.now();
    this.forgetOld(nowMs);
    const limit = this.verified.get(credentialOf(attempt))?.ratePerSecond;
    if (limit === undefined) return undefined;
    const window = this.windows.of(attempt.keyId, nowMs);
    const fits = window.used(nowMs) < limit;
    if (fits) window.record(nowMs);
    return {
      kind: fits ? 'admitted' : 'rate-exceeded',
      nowMs,
      rate: { limit, used: window.used(nowMs), freeAtMs: window.freeAtMs(nowMs, limit) },
      quota: undefined,
      month: monthOf(nowMs),
    };
  }

  private forgetOld(nowMs: number): void {
    for (const [credential, { atMs }] of this.verified) {
      if (Math.abs(nowMs - atMs) < TRUST_MS) return;
      this.verified.delete(credential);
    }
  }
}

function credentialOf({ keyId, secretHash }: Attempt): string {
  return `${keyId}:${secretHash}`;
}
