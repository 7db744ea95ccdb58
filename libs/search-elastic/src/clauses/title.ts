import type { TitleQuery } from '#libs/catalog';
import type { NearQuery } from '../vocabulary/vocabulary.js';
import { asManyWords } from './as-many-words.js';
import type { Clause } from './constant.js';
import { exactTitle, joinedTitle, verbatimTitle } from './equal-title.js';
import { leadingLetters, leadingWords } from './leading-title.js';
import { presentTitle } from './present-title.js';
import { allWords, joinedWithTypos, wordsWithTypos } from './words-of-title.js';

/**
 * How typos are found: not at all, by walking the index (`'fuzzy'`), or as the exact terms that may be meant
 * according to a vocabulary. The last two find the same.
 */
export type TypoSearch = 'none' | 'fuzzy' | NearQuery;

/** The title search: the score of a record is the best `rankScore` among its titles. */
export function titleClause(title: TitleQuery, typos: TypoSearch): Clause {
  const rank = {
    must: [{ dis_max: { queries: tiers(title, typos) } }],
    should: [asManyWords(title), presentTitle(title)],
  };
  return { nested: { path: 'titles', score_mode: 'max', query: { bool: rank } } };
}

function tiers(title: TitleQuery, typos: TypoSearch): Clause[] {
  if (title.words.length === 0) return [verbatimTitle(title)];
  const strict = [
    verbatimTitle(title),
    exactTitle(title),
    joinedTitle(title),
    leadingWords(title),
    leadingLetters(title),
  ];
  if (typos === 'none') return [...strict, ...allWords(title)];
  const near = typos === 'fuzzy' ? undefined : typos;
  return [...strict, ...wordsWithTypos(title, near), ...joinedWithTypos(title, near)];
}
