import { type Clock, SystemClock } from '#libs/admission';
import type { AccountRecord } from './open-record.js';
import { findUnpublishedKeys, publishKeys } from './publish-keys.js';
import { type ReconciledEngine, restorePublication, type RestorationResult } from './restore-publication.js';
import type { Moment } from './schema.js';
import { UsageRollUp } from './usage-roll-up.js';
import { findWithdrawals, withdrawErasedKeys } from './withdraw-keys.js';

export interface ReconcilerOptions {
  readonly record: AccountRecord;
  readonly engine: ReconciledEngine;
  readonly clock?: Clock;
  /** How soon a change that could not be published is tried again. */
  readonly publishEveryMs?: number;
  /** How soon a store that lost its keys is noticed, and how much usage at most is lost with it. */
  readonly reconcileEveryMs?: number;
  /** Told about every pass that failed; the next one tries again. */
  readonly onProblem?: (problem: Error) => void;
}

export interface ReconcilerStatus {
  /** Changes of keys that are recorded, but do not count at the door yet. */
  readonly pending: number;
  /** When record and store last were found, or made, equal; `null`: not since this process started. */
  readonly lastSuccessAt: Moment | null;
  /** What went wrong since then; for the log or an operator. */
  readonly problem: { readonly at: Moment; readonly message: string } | null;
}

const PUBLISH_EVERY_MS = 3_000;
const RECONCILE_EVERY_MS = 15_000;

/**
 * Keeps the limiter's store in line with the record: publishes what could not be published, brings keys and this
 * month's counters back when the store lost them, and takes usage over into the record. A long-running process
 * starts it; any number of them may, because every step can be repeated.
 */
export class Reconciler {
  private readonly clock: Clock;
  private readonly rollUp: UsageRollUp;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private reconcileAtMs = 0;
  private lastSuccessAt: Moment | null = null;
  private problem: ReconcilerStatus['problem'] = null;

  constructor(private readonly options: ReconcilerOptions) {
    this.clock = options.clock ?? new SystemClock();
    this.rollUp = new UsageRollUp(options.record, options.engine.usageLog);
  }

  /** Begins at once, and goes on until {@link stop}. Does not keep the process alive. */
  start(): void {
    if (this.timer === undefined) this.schedule(0);
  }

  /** Resolves when the pass under way has ended; there will be no other. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running.catch(() => {});
  }

  /**
   * One whole pass, now.
   * @param everything publishes also what the store has already, so that changed plans take effect
   * @throws StoreAwayError, DatabaseAway
   */
  reconcile({ everything = false } = {}): Promise<RestorationResult> {
    const { record, engine } = this.options;
    return this.attempt(async () => {
      await this.publish();
      const result = await restorePublication({ record, engine, clock: this.clock, everything });
      await this.rollUp.run(this.clock.now());
      this.lastSuccessAt = this.moment();
      return result;
    });
  }

  /** Publishes what is not published yet, and nothing else. @throws StoreAwayError, DatabaseAway */
  publishPending(): Promise<void> {
    return this.attempt(() => this.publish());
  }

  /** @throws DatabaseAway */
  async status(): Promise<ReconcilerStatus> {
    const { record } = this.options;
    const [unpublished, withdrawals] = [await findUnpublishedKeys(record), await findWithdrawals(record)];
    const { lastSuccessAt, problem } = this;
    return { pending: unpublished.length + withdrawals.length, lastSuccessAt, problem };
  }

  private async publish(): Promise<void> {
    const { record, engine } = this.options;
    await withdrawErasedKeys(record, engine.publication);
    await publishKeys(record, engine.publication, await findUnpublishedKeys(record));
  }

  /** One pass after the other, remembering how the last one ended. */
  private attempt<Result>(pass: () => Promise<Result>): Promise<Result> {
    const attempt = this.running.then(pass, pass).then(
      result => {
        this.problem = null;
        return result;
      },
      (error: unknown) => {
        const problem = error instanceof Error ? error : new Error(String(error));
        this.problem = { at: this.moment(), message: problem.message };
        throw problem;
      },
    );
    this.running = attempt.catch(() => {});
    return attempt;
  }

  private schedule(pauseMs: number): void {
    this.timer = setTimeout(() => void this.tick(), pauseMs).unref();
  }

  private async tick(): Promise<void> {
    const { publishEveryMs = PUBLISH_EVERY_MS, onProblem } = this.options;
    try {
      await this.next();
    } catch (error) {
      onProblem?.(error as Error);
    }
    // Unless it was stopped meanwhile.
    if (this.timer !== undefined) this.schedule(publishEveryMs);
  }

  private async next(): Promise<void> {
    const { reconcileEveryMs = RECONCILE_EVERY_MS } = this.options;
    if (performance.now() < this.reconcileAtMs) return this.publishPending();
    await this.reconcile();
    this.reconcileAtMs = performance.now() + reconcileEveryMs;
  }

  private moment(): Moment {
    return new Date(this.clock.now()).toISOString();
  }
}
