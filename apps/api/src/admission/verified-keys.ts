import { type AdmissionOutcome, TRUST_MS } from '#libs/admission';

/**
 * When the key store last verified a key for this process. For a while after that, such keys are served without the
 * store, so that the process can still answer some requests.
 */
export class VerifiedKeys {
  private lastMs = -Infinity;

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** Records the outcome of a request; an outcome without quota figures was decided without the store. */
  learn(outcome: AdmissionOutcome): void {
    if ('rate' in outcome && outcome.quota !== undefined) this.lastMs = this.nowMs();
  }

  /** Whether any key may still be served without the store. */
  get areTrusted(): boolean {
    return this.nowMs() - this.lastMs < TRUST_MS;
  }
}
