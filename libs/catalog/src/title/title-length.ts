import { countLetters } from './edit-budget.js';
import { joinWords, type TitleForms } from './fold-title.js';

/** Letters of a folded title, spaces not counted; of the text as it is when it folds to nothing. */
export function titleLetters({ joined, verbatim }: TitleForms): number {
  return countLetters(joined[0] ?? joinWords(verbatim));
}

/** Words of the longest form of a title: no longer query finds it. */
export function titleWords({ exact }: TitleForms): number {
  return exact.reduce((most, form) => Math.max(most, form.split(' ').length), 0);
}
