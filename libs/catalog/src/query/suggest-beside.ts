import { RESOURCES, type Resource } from '../model/resources.js';
import { foldTitle } from '../title/fold-title.js';
import { namesRecord, type NamingList } from '../title/names.js';
import { SCORE_STEP, tierScore } from '../title/rank-title.js';
import type { TitleQuery } from '../title/title-query.js';
import { MAX_OTHER_SUGGESTIONS, MAX_SUGGESTIONS, firstSuggestions, type Suggestion } from './suggestion.js';

type Suggest = (list: Resource, count: number) => Promise<readonly Suggestion[]>;

/** Lists of names: a first name is that of many more than whose surname it is. */
const LISTS_OF_NAMES: readonly NamingList[] = ['people', 'publishers'];

/**
 * Records of other lists that may be meant rather than the best row of a page, which has the score `best`: who is called so first, then
 * those that match in a better tier.
 * @param best `undefined` when no title matches in full
 */
export async function suggestBeside(
  suggest: Suggest,
  resource: Resource,
  title: TitleQuery,
  best = Number.NEGATIVE_INFINITY,
): Promise<readonly Suggestion[]> {
  const others = RESOURCES.filter(list => list !== resource);
  const rows = await Promise.all(
    others.map(list =>
      suggest(list, LISTS_OF_NAMES.some(each => each === list) ? MAX_SUGGESTIONS : MAX_OTHER_SUGGESTIONS),
    ),
  );
  const all = firstSuggestions(rows.flat(), Number.POSITIVE_INFINITY);
  const called = all.filter(row => isCalled(row, title));
  const tier = tierLevel(best, title);
  const better = all.filter(row => !called.includes(row) && tierLevel(Number(row.position[0]), title) > tier);
  return [...called, ...better].slice(0, MAX_OTHER_SUGGESTIONS);
}

function isCalled({ type, title }: Suggestion, { words }: TitleQuery): boolean {
  const list = LISTS_OF_NAMES.find(each => each === type);
  return list !== undefined && namesRecord(list, words, foldTitle(title).split(' ')) !== undefined;
}

/** Numbers that order tiers, typos last whatever their edits are, and no match at all behind them. */
function tierLevel(score: number, { words }: TitleQuery): number {
  if (score < 0) return score;
  const typos = tierScore('all words', words.length) / SCORE_STEP - 1;
  return Math.max(typos, Math.floor(score / SCORE_STEP));
}
