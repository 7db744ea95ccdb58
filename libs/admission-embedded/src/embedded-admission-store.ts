import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  AdmissionStore,
  type Attempt,
  type Clock,
  type Month,
  monthOf,
  SlidingWindows,
  type StoreDecision,
} from '#libs/admission';
import type { BusyPause } from './busy-pause.js';
import type { RateRecorder } from './rate-recorder.js';

interface KeyRow {
  readonly state: string;
  readonly rateLimit: number;
  readonly quotaLimit: number;
  readonly quotaUsed: number;
}

const FIND_KEY = `
  SELECT state, rate_per_second AS rateLimit, requests_per_month AS quotaLimit, coalesce(used, 0) AS quotaUsed
  FROM published_secrets
  JOIN published_keys USING (key_id)
  LEFT JOIN month_counters ON month_counters.key_id = published_keys.key_id AND month = :month
  WHERE published_secrets.key_id = :keyId AND hash = :secretHash AND (expires_at_ms IS NULL OR expires_at_ms > :nowMs)`;

/** Check and count in one statement: no row comes back if another process took the last unit meanwhile. */
const CHARGE = `
  INSERT INTO month_counters (key_id, month, used) VALUES (:keyId, :month, 1)
  ON CONFLICT DO UPDATE SET used = used + 1 WHERE used < :quotaLimit
  RETURNING used`;

const ADJUST = `
  INSERT INTO month_counters (key_id, month, used) VALUES (:keyId, :month, max(0, :delta))
  ON CONFLICT DO UPDATE SET used = max(0, used + :delta)`;

/**
 * Admission for one machine. Key state and quota go through SQLite on every request, so that another process
 * (the `keys` command) is heard at once and counts survive a kill; a file that somebody keeps locked is left alone
 * for a while ({@link BusyPause}). The rate window is in memory: it is exact within this process, and processes sharing
 * a data folder each have their own. What was admitted is written a moment later, for other processes to look at.
 */
export class EmbeddedAdmissionStore extends AdmissionStore {
  private readonly windows = new SlidingWindows();
  private readonly findKey: StatementSync;
  private readonly charge: StatementSync;
  private readonly adjust: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly clock: Clock,
    private readonly rates: RateRecorder,
    private readonly pause: BusyPause,
  ) {
    super();
    this.findKey = database.prepare(FIND_KEY);
    this.charge = database.prepare(CHARGE);
    this.adjust = database.prepare(ADJUST);
  }

  override admit(attempt: Attempt): Promise<StoreDecision> {
    // Nothing in here awaits, so no other request of this process comes between check and count.
    return this.pause.orStoreAway(() => this.decide(attempt));
  }

  override async adjustQuota(keyId: string, month: Month, delta: -1 | 1): Promise<void> {
    await this.pause.orStoreAway(() => this.adjust.run({ keyId, month, delta }));
  }

  override async ping(): Promise<void> {
    // What a request may wait for is the lock of a writer; reading alone would not notice it.
    await this.pause.orStoreAway(() => this.database.exec('BEGIN IMMEDIATE; ROLLBACK'));
  }

  private decide({ keyId, secretHash, quotaCost }: Attempt): StoreDecision {
    const nowMs = this.clock.now();
    const month = monthOf(nowMs);
    const key = this.findKey.get({ keyId, secretHash, month, nowMs }) as KeyRow | undefined;
    if (key === undefined) return { kind: 'unknown' };
    if (key.state !== 'active') return { kind: 'revoked' };

    const { rateLimit, quotaLimit } = key;
    const window = this.windows.of(keyId, nowMs);
    const rateFits = window.used(nowMs) < rateLimit;
    const decided = (
      kind: 'admitted' | 'rate-exceeded' | 'quota-exceeded',
      quotaUsed: number,
    ): StoreDecision => ({
      kind,
      nowMs,
      rate: { limit: rateLimit, used: window.used(nowMs), freeAtMs: window.freeAtMs(nowMs, rateLimit) },
      quota: { limit: quotaLimit, used: quotaUsed },
      month,
    });

    if (key.quotaUsed + quotaCost > quotaLimit) return decided('quota-exceeded', key.quotaUsed);
    if (!rateFits) return decided('rate-exceeded', key.quotaUsed);
    let { quotaUsed } = key;
    if (quotaCost > 0) {
      const charged = this.charge.get({ keyId, month, quotaLimit }) as { used: number } | undefined;
      if (charged === undefined) return decided('quota-exceeded', quotaLimit);
      quotaUsed = charged.used;
    }
    window.record(nowMs);
    this.rates.record(keyId, nowMs);
    return decided('admitted', quotaUsed);
  }
}
