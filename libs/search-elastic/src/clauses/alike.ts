import type { estypes } from '@elastic/elasticsearch';
import type { Likeness, LikenessPoints } from '#libs/catalog';
import { constant, type Clause } from './constant.js';

/**
 * What is alike to a game, scored by the sum of its points: exact, since whole numbers below 2^24 are in a float. One
 * disjunction that must match, because Lucene adds up optional clauses beside a required one four times as slowly.
 * @param filter what else must match
 */
export function alikeClauses(
  { of, telling, further }: Likeness,
  filter: readonly Clause[],
): estypes.QueryDslBoolQuery {
  return {
    should: [...telling, ...further].map(each => constant(each.points, termOf(each))),
    minimum_should_match: 1,
    filter: [...filter, { bool: { should: telling.map(termOf) } }],
    must_not: [{ term: { slug: of } }],
  };
}

function termOf({ fieldName, value }: LikenessPoints): Clause {
  return { term: { [fieldName]: value } };
}
