import { PRESENT_TITLE_SCORE, type TitleQuery } from '#libs/catalog';
import { constant, type Clause } from './constant.js';

/**
 * "Combat" finds the game of that name before one that was once sold as Combat. Adds to the score of the tiers of
 * equal titles; those that are verbatim or exact are joined equal, too, unless they contain no letter or digit.
 */
export function presentTitle({ forms, words }: TitleQuery): Clause {
  const equal: Clause =
    words.length === 0
      ? { term: { 'titles.verbatim': forms.verbatim } }
      : { terms: { 'titles.joined': [...forms.joined] } };
  return constant(PRESENT_TITLE_SCORE, {
    bool: { filter: [equal, { term: { 'titles.isAlias': false } }] },
  });
}
