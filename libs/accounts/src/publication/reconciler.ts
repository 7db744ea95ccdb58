import { type Clock, SystemClock } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { eraseOldSealedKeys } from '../keys/sealed-keys.js';
import { UsageRollUp } from '../usage/usage-roll-up.js';
import { PublicationRefused } from './publication-refused.js';
import { findUnpublished, publishRecords } from './publish-records.js';
import { holdsAll } from './publish-change.js';
import {
  type ReconciledEngine,
  restorePublication,
  type RestorationOptions,
  type RestorationResult,
} from './restore-publication.js';
import { findWithdrawals, withdrawErasedKeys } from './withdraw-keys.js';
import { momentOf } from '../moments.js';

export interface ReconcilerOptions {
  readonly database: AccountsDatabase;
  readonly engine: ReconciledEngine;
  readonly clock?: Clock;
  /** How soon a change that could not be published is tried again, and a store without its data, or with older data, is noticed. */
  readonly publishEveryMs?: number;
  /** How often usage is copied to the database: when a store loses its data, later usage is lost. */
  readonly reconcileEveryMs?: number;
  /** Called for every pass that failed; the next one tries again. */
  readonly onFailure?: (failure: Error) => void;
}

export interface ReconcilerStatus {
  /** Changes that are recorded, but do not count for requests yet. */
  readonly pending: number;
  /** When database and store were last found, or made, equal; `null`: not since this process started. */
  readonly lastSuccessAt: Moment | null;
  /** What went wrong since then; for the log or an operator. */
  readonly problem: { readonly at: Moment; readonly message: string } | null;
}

const PUBLISH_EVERY_MS = 1_000;
const RECONCILE_EVERY_MS = 15_000;

/**
 * Keeps the limiter's store in line with the database: publishes what could not be published, restores keys and this
 * month's counters when the store lost them, copies usage into the database, and erases texts of new keys that were not
 * read in time. A long-running process starts it; any number of them may, because every step can be repeated.
 */
export class Reconciler {
  private readonly clock: Clock;
  private readonly rollUp: UsageRollUp;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private reconcileAtMs = 0;
  private lastSuccessAt: Moment | null = null;
  private problem: ReconcilerStatus['problem'] = null;
  private refused: PublicationRefused | undefined;
  /** Epoch of the store when it was last compared with the database; `undefined`: never by this process. */
  private comparedEpoch: string | undefined;

  constructor(private readonly options: ReconcilerOptions) {
    const { database, engine } = options;
    this.clock = options.clock ?? new SystemClock();
    this.rollUp = new UsageRollUp(database, engine);
  }

  /** Begins at once, and continues until {@link stop}. Does not keep the process alive. */
  start(): void {
    if (this.timer === undefined) this.schedule(0);
  }

  /** Resolves when the running pass has ended; there will be no other. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running.catch(() => {});
  }

  /** Why the last complete pass left the store unchanged, if it did; only an operator can change that. */
  get refusal(): PublicationRefused | undefined {
    return this.refused;
  }

  /** One whole pass, now. @throws StoreUnavailable, DatabaseUnavailable, PublicationRefused */
  reconcile(options: RestorationOptions = {}): Promise<RestorationResult> {
    const { database } = this.options;
    return this.attempt(async () => {
      const result = await this.restore(options);
      await this.rollUp.run(this.clock.now());
      await eraseOldSealedKeys(database, momentOf(this.clock));
      this.lastSuccessAt = momentOf(this.clock);
      this.refused = undefined;
      return result;
    });
  }

  /**
   * Publishes what is not published yet; a store that lost its data gets everything.
   * @throws StoreUnavailable, DatabaseUnavailable, PublicationRefused
   */
  publishPending(): Promise<void> {
    const { database, engine } = this.options;
    return this.attempt(async () => {
      if (!(await holdsAll({ database, engine }))) {
        await this.restore({});
        return;
      }
      await withdrawErasedKeys(database, engine.publication);
      await publishRecords(database, engine.publication, await findUnpublished(database));
    });
  }

  /** @throws DatabaseUnavailable */
  async status(): Promise<ReconcilerStatus> {
    const { database } = this.options;
    const { tags, keyIds } = await findUnpublished(database);
    const { length: withdrawals } = await findWithdrawals(database);
    const { lastSuccessAt, problem } = this;
    return { pending: tags.length + keyIds.length + withdrawals, lastSuccessAt, problem };
  }

  private async restore(options: RestorationOptions): Promise<RestorationResult> {
    const { database, engine } = this.options;
    // Read before the comparison: an interruption during it calls for another one.
    const { epoch } = engine.publication;
    const mayBeOlder = epoch !== this.comparedEpoch;
    const result = await restorePublication({ ...options, database, engine, clock: this.clock, mayBeOlder });
    this.comparedEpoch = epoch;
    return result;
  }

  /** One pass after the other, remembering how the last one ended. */
  private attempt<Result>(pass: () => Promise<Result>): Promise<Result> {
    const attempt = this.running.then(pass, pass).then(
      result => {
        // A refusal remains until a complete pass succeeds.
        if (this.refused === undefined) this.problem = null;
        return result;
      },
      (error: unknown) => {
        const problem = error instanceof Error ? error : new Error(String(error));
        this.problem = { at: momentOf(this.clock), message: problem.message };
        if (problem instanceof PublicationRefused) this.refused = problem;
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
    const { publishEveryMs = PUBLISH_EVERY_MS, onFailure } = this.options;
    try {
      await this.next();
    } catch (error) {
      onFailure?.(error as Error);
    }
    // Unless it was stopped meanwhile.
    if (this.timer !== undefined) this.schedule(publishEveryMs);
  }

  private async next(): Promise<void> {
    const { reconcileEveryMs = RECONCILE_EVERY_MS } = this.options;
    const { epoch } = this.options.engine.publication;
    if (epoch === this.comparedEpoch && performance.now() < this.reconcileAtMs) return this.publishPending();
    await this.reconcile();
    this.reconcileAtMs = performance.now() + reconcileEveryMs;
  }
}
