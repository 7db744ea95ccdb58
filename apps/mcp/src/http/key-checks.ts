import { LRUCache } from 'lru-cache';
import { busy, type Refusal } from './refusal.js';

const MAX_KEYS = 10_000;
/** The API checks the key of each call again: what lasts this long is only access to the list of tools. */
const ACCEPTED_MS = 60_000;
const REFUSED_MS = 10_000;
/** Keys that are being checked at the same time. */
const MAX_CHECKS_AT_ONCE = 32;

/** Says whether the API accepts a key, and remembers it for a while, so that most requests need no check. */
export class KeyChecks {
  private readonly outcomes: LRUCache<string, Promise<Refusal | undefined>>;
  private atOnce = 0;

  /** @param ask asks the API why it refuses a key; `undefined`: it does not */
  constructor(
    private readonly ask: (key: string) => Promise<Refusal | undefined>,
    nowMs: () => number = () => performance.now(),
  ) {
    this.outcomes = new LRUCache({ max: MAX_KEYS, perf: { now: nowMs }, ttlResolution: 0 });
  }

  /**
   * @param beforeAsking called when the key is not known; may throw
   * @throws Refusal when the key is not accepted, or cannot be checked now
   */
  async assertAccepted(key: string, beforeAsking: () => Promise<void>): Promise<void> {
    let outcome = this.outcomes.get(key);
    if (outcome === undefined) {
      await beforeAsking();
      outcome = this.outcomes.get(key) ?? this.check(key);
    }
    const refusal = await outcome;
    if (refusal !== undefined) throw refusal;
  }

  /** Requests with the same key share the check. */
  private check(key: string): Promise<Refusal | undefined> {
    if (this.atOnce >= MAX_CHECKS_AT_ONCE) throw busy('Too many keys are being checked. Try again shortly.');
    this.atOnce++;
    const outcome = this.ask(key).finally(() => this.atOnce--);
    this.outcomes.set(key, outcome);
    outcome.then(
      refusal => this.outcomes.set(key, outcome, { ttl: refusal === undefined ? ACCEPTED_MS : REFUSED_MS }),
      () => this.outcomes.delete(key),
    );
    return outcome;
  }
}
