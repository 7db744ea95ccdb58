import type { estypes } from '@elastic/elasticsearch';

export type Clause = estypes.QueryDslQueryContainer;

/** What matches `filter` scores exactly `score`. */
export function constant(score: number, filter: Clause): Clause {
  return { constant_score: { filter, boost: score } };
}
