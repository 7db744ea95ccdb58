import type { estypes } from '@elastic/elasticsearch';
import type { Likeness, LikenessPoints } from '#libs/catalog';
import { constant, type Clause } from './constant.js';

/** What is alike to a game, scored by the sum of its points: exact, since whole numbers below 2^24 are in a float. */
export function alikeClauses({ of, telling, further }: Likeness): estypes.QueryDslBoolQuery {
  return {
    must: [{ bool: { should: telling.map(clauseOf), minimum_should_match: 1 } }],
    should: further.map(clauseOf),
    must_not: [{ term: { slug: of } }],
  };
}

function clauseOf({ fieldName, value, points }: LikenessPoints): Clause {
  return constant(points, { term: { [fieldName]: value } });
}
