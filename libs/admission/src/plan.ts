/** What a key may do. Plans are rows of the record, not code: a price list can change without a release. */
export interface Plan {
  readonly name: string;
  /** Requests admitted in any 1,000 ms. */
  readonly ratePerSecond: number;
  /** Requests per calendar month, UTC. */
  readonly requestsPerMonth: number;
  /** Active keys an account may hold when it asks for another key of this plan. */
  readonly maxActiveKeys: number;
}
