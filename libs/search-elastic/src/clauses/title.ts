import type { TitleQuery } from '#libs/catalog';
import type { Clause } from './constant.js';
import { exactTitle, joinedTitle, verbatimTitle } from './equal-title.js';
import { leadingLetters, leadingWords } from './leading-title.js';
import { allWords, joinedWithTypos, wordsWithTypos } from './words-of-title.js';

/** Whether typos are looked for too, which costs several times as much. */
export type Tolerance = 'strict' | 'typos';

/** The title search of `search.md`: the score of a record is the best `rankScore` among its titles. */
export function titleClause(title: TitleQuery, tolerance: Tolerance): Clause {
  return {
    nested: { path: 'titles', score_mode: 'max', query: { dis_max: { queries: tiers(title, tolerance) } } },
  };
}

function tiers(title: TitleQuery, tolerance: Tolerance): Clause[] {
  if (title.words.length === 0) return [verbatimTitle(title)];
  const strict = [
    verbatimTitle(title),
    exactTitle(title),
    joinedTitle(title),
    leadingWords(title),
    leadingLetters(title),
  ];
  return tolerance === 'strict'
    ? [...strict, allWords(title)]
    : [...strict, wordsWithTypos(title), ...joinedWithTypos(title)];
}
