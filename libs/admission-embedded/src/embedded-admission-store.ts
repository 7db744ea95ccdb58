import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  AdmissionStore,
  ALL_CALLERS,
  type AllowedCallers,
  type Attempt,
  type Clock,
  type CounterSnapshot,
  type Month,
  monthOf,
  type Outside,
  outsideOf,
  type Place,
  settleTogether,
  SlidingWindows,
  StoreUnavailable,
  type StoreDecision,
  StoreDataLost,
  TurnBatcher,
} from '#libs/admission';
import { type BusyPause, inTransaction } from './file/database.js';
import { PROBE_ATTEMPT } from './probe.js';
import type { RateRecorder } from './recent-admissions.js';

const FIND = `
  SELECT key_records.account_tag AS accountTag, key_records.place AS place, state, key_records.expires_at_ms AS expiresAtMs,
    hash IS NOT NULL AS secretFits, key_secrets.expires_at_ms AS secretExpiresAtMs, allowed,
    min(account_records.rate_per_second, coalesce(key_records.rate_per_second, account_records.rate_per_second)) AS rateLimit,
    min(account_records.requests_per_month, coalesce(key_records.requests_per_month, account_records.requests_per_month)) AS quotaLimit,
    coalesce(used, 0) AS quotaUsed
  FROM key_records
  LEFT JOIN key_secrets ON key_secrets.key_id = key_records.key_id AND hash = :secretHash
  LEFT JOIN account_records ON account_records.account_tag = key_records.account_tag
  LEFT JOIN place_months ON place_months.account_tag = key_records.account_tag
    AND place_months.place = key_records.place AND month = :month
  WHERE key_records.key_id = :keyId`;

const CHARGE = `
  INSERT INTO place_months (account_tag, place, month, used) VALUES (:accountTag, :place, :month, 1)
  ON CONFLICT DO UPDATE SET used = used + 1
  RETURNING used`;

const REFUND = `
  UPDATE place_months SET used = used - 1
  WHERE account_tag = :accountTag AND place = :place AND month = :month AND used > 0`;

/** What is published of a key and its account, as far as a request needs it. */
interface FoundKey {
  readonly accountTag: string;
  readonly place: number;
  readonly state: string;
  readonly expiresAtMs: number | null;
  /** 1 if the secret is one of the key's, also if it has expired. */
  readonly secretFits: 0 | 1;
  readonly secretExpiresAtMs: number | null;
  /** As JSON. */
  readonly allowed: string;
  /** The lower one of plan and key; `null`: there is no such account. */
  readonly rateLimit: number | null;
  readonly quotaLimit: number | null;
  readonly quotaUsed: number;
}

/** A key of an account that is there. */
type LimitedKey = Omit<FoundKey, 'rateLimit' | 'quotaLimit' | 'allowed'> & {
  readonly rateLimit: number;
  readonly quotaLimit: number;
  readonly allowed: AllowedCallers;
};

/**
 * Admission for one machine. Key state and quota go through SQLite on every request, so that changes by another process
 * (the `keys` command) take effect at once and counts survive a kill; a file that another process keeps locked is not
 * tried again for a while ({@link BusyPause}). The rate window is in memory: it is exact within this process, and
 * processes sharing a data folder each have their own. What was admitted is written a moment later, for other processes
 * to look at.
 *
 * Requests of one turn of the event loop share a transaction, because a commit costs more than all the rest.
 */
export class EmbeddedAdmissionStore extends AdmissionStore {
  private readonly windows = new SlidingWindows();
  private readonly findKey: StatementSync;
  private readonly findPublication: StatementSync;
  private readonly charge: StatementSync;
  private readonly giveBack: StatementSync;
  private readonly batcher = new TurnBatcher<Attempt, StoreDecision>(batch =>
    settleTogether(batch, attempts => this.decideAll(attempts)),
  );

  constructor(
    private readonly database: DatabaseSync,
    private readonly clock: Clock,
    private readonly rates: RateRecorder,
    private readonly pause: BusyPause,
  ) {
    super();
    this.findKey = database.prepare(FIND);
    this.findPublication = database.prepare('SELECT 1 FROM publication WHERE complete = 1');
    this.charge = database.prepare(CHARGE);
    this.giveBack = database.prepare(REFUND);
  }

  override admit(attempt: Attempt): Promise<StoreDecision> {
    return this.batcher.decide(attempt).catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
  }

  override async refund({ accountTag, place }: Place, month: Month): Promise<void> {
    await this.pause.orStoreUnavailable(() => this.giveBack.run({ accountTag, place, month }));
  }

  override async ping(): Promise<void> {
    const canAdmit = await this.pause.orStoreUnavailable(
      () => this.isComplete() && this.decideAll([PROBE_ATTEMPT])[0]?.kind === 'admitted',
    );
    if (!canAdmit) throw new StoreDataLost();
  }

  /**
   * Nothing in here awaits, and the transaction has the write lock from its beginning: no other request, of this process or
   * another one, comes between check and count.
   */
  private decideAll(attempts: readonly Attempt[]): StoreDecision[] {
    return this.pause.unlessPaused(() =>
      inTransaction(this.database, () => attempts.map(attempt => this.decide(attempt))),
    );
  }

  private decide({ keyId, secretHash, caller }: Attempt): StoreDecision {
    const nowMs = this.clock.now();
    const month = monthOf(nowMs);
    const key = this.findKey.get({ keyId, secretHash, month }) as FoundKey | undefined;
    if (key === undefined) return { kind: this.isComplete() ? 'unknown' : 'data-lost' };
    if (key.secretFits === 0) return { kind: 'unknown' };
    if (key.state !== 'active') return { kind: 'revoked' };
    if (isOver(key.expiresAtMs, nowMs)) return { kind: 'expired' };
    if (isOver(key.secretExpiresAtMs, nowMs)) return { kind: 'secret-ended' };
    const { rateLimit, quotaLimit } = key;
    if (rateLimit === null || quotaLimit === null) return { kind: 'data-lost' };
    const allowed = readAllowed(key.allowed);
    return this.count({ ...key, rateLimit, quotaLimit, allowed }, outsideOf(allowed, caller), nowMs);
  }

  private count(key: LimitedKey, outside: Outside | undefined, nowMs: number): StoreDecision {
    const { accountTag, place, allowed, rateLimit, quotaLimit } = key;
    const month = monthOf(nowMs);
    const window = this.windows.of(key, nowMs);
    const rateFits = window.used(nowMs) < rateLimit;
    const counters = (quotaUsed: number): CounterSnapshot => ({
      accountTag,
      place,
      allowed,
      nowMs,
      rate: { limit: rateLimit, used: window.used(nowMs), freeAtMs: window.freeAtMs(nowMs, rateLimit) },
      quota: { limit: quotaLimit, used: quotaUsed },
      month,
    });
    if (outside === undefined && key.quotaUsed >= quotaLimit)
      return { kind: 'quota-exceeded', ...counters(key.quotaUsed) };
    if (!rateFits) return { kind: 'rate-exceeded', ...counters(key.quotaUsed) };
    window.record(nowMs);
    this.rates.record(key, nowMs);
    if (outside !== undefined) return { kind: `${outside}-not-allowed`, ...counters(key.quotaUsed) };
    const { used } = this.charge.get({ accountTag, place, month }) as { used: number };
    return { kind: 'admitted', ...counters(used) };
  }

  private isComplete(): boolean {
    return this.findPublication.get() !== undefined;
  }
}

/** Most keys have no restriction: theirs is recognized instead of being parsed. */
const UNRESTRICTED = JSON.stringify(ALL_CALLERS);

function readAllowed(json: string): AllowedCallers {
  return json === UNRESTRICTED ? ALL_CALLERS : (JSON.parse(json) as AllowedCallers);
}

function isOver(expiresAtMs: number | null, nowMs: number): boolean {
  return expiresAtMs !== null && expiresAtMs <= nowMs;
}
