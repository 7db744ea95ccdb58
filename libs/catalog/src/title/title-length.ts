import { countLetters } from './edit-budget.js';
import { joinWords, type TitleForms } from './fold-title.js';

/** Letters of a folded title, spaces not counted; of the text as it is when it folds to nothing. */
export function titleLetters({ joined, verbatim }: TitleForms): number {
  return countLetters(joined[0] ?? joinWords(verbatim));
}

/** How many words a text has, which depends on how it is spelled: "King's & Queen's" has 2 to 5. */
export interface WordCount {
  readonly fewest: number;
  readonly most: number;
}

/** Both are 0 when the text contains no letter or digit. */
export function countWords({ exact }: TitleForms): WordCount {
  const counts = exact.length === 0 ? [0] : exact.map(form => form.split(' ').length);
  return { fewest: Math.min(...counts), most: Math.max(...counts) };
}

/** Whether there is a spelling in which both have the same number of words. */
export function haveAsManyWords(a: WordCount, b: WordCount): boolean {
  return a.fewest <= b.most && b.fewest <= a.most;
}
