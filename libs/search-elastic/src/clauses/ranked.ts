import type { RankedRecord } from '#libs/catalog';
import { constant, type Clause } from './constant.js';

/** These records alone, each with its score: they are at most fifty. */
export function rankedClause(ranked: readonly RankedRecord[]): Clause {
  return { bool: { should: ranked.map(({ id, score }) => constant(score, { term: { slug: id } })) } };
}
