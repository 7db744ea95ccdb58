/**
 * What an account may do, over all its keys. Plans are rows of the accounts database, not code: a price list can change
 * without a release.
 */
export interface Plan {
  readonly name: string;
  /** Requests admitted in any 1,000 ms. */
  readonly ratePerSecond: number;
  /** Requests per calendar month, UTC. */
  readonly requestsPerMonth: number;
  /** With this many active keys, no further one can be created; lowering it ends none. */
  readonly maxActiveKeys: number;
}
