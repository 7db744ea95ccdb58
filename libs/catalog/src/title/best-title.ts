import type { Title } from '../model/entry.js';
import { formsOfTitle } from './forms-of-title.js';
import { rankScore, rankTitle, type TitleRank } from './rank-title.js';
import type { TitleQuery } from './title-query.js';

/** The best matching title of a record, and how it matches. */
export interface BestTitle {
  readonly title: Title;
  readonly rank: TitleRank;
}

/**
 * The best of some titles; of equally good ones the first.
 * @returns `undefined` when none of them matches the query
 */
export function bestTitle(query: TitleQuery, titles: readonly Title[]): BestTitle | undefined {
  let best: BestTitle | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const title of titles) {
    const rank = rankTitle(query, formsOfTitle(title), title.isAlias);
    if (rank === undefined) continue;
    const score = rankScore(rank, query.words.length);
    if (score > bestScore) [best, bestScore] = [{ title, rank }, score];
  }
  return best;
}
