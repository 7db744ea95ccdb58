import type { AdmissionStore, Attempt, StoreDecision } from '../store/admission-store.js';
import { KeyParser } from '../keys/api-key.js';
import { type Clock, SystemClock } from '../time/clock.js';
import { LocalFallback } from './local-fallback.js';
import { costOf } from './cost.js';
import type { AdmissionOutcome, Admitted } from './outcome.js';
import type { Credentials } from '../keys/read-credentials.js';
import { StoreUnavailable } from '../store/store-unavailable.js';
import { toOutcome } from './to-outcome.js';

/** Long enough for a store to be restarted, short enough not to be noticed afterwards. */
const STORE_RETRY_SECONDS = 2;

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
   */
  admit(credentials: Credentials): Promise<AdmissionOutcome> {
    if (credentials.kind === 'none') return Promise.resolve({ kind: 'key-missing' });
    if (credentials.kind === 'malformed')
      return Promise.resolve({ kind: 'key-malformed', reason: credentials.reason });
    const key = this.parser.parse(credentials.text);
    if (key.kind === 'malformed') return Promise.resolve({ kind: 'key-malformed', reason: key.reason });
    const attempt: Attempt = { keyId: key.keyId, secretHash: key.secretHash };
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
    // Without quota numbers the request was admitted locally, and the store never counted it.
    if (costOf(status).quota > 0 || admitted.quota === undefined) return undefined;
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
