/**
 * What each key of an account may do, and how many keys it may have. Plans are rows of the accounts database, not code:
 * a price list can change without a release.
 */
export interface Plan {
  readonly name: string;
  /** Requests admitted in any 1,000 ms. */
  readonly ratePerSecond: number;
  /** Requests per calendar month, UTC. */
  readonly requestsPerMonth: number;
  /** The places for active keys: no further key can be created when all are taken; lowering it ends none. */
  readonly maxActiveKeys: number;
}
