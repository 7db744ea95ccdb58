import { composeText, joinWords, titleForms, type TitleForms } from './fold-title.js';
import { LANGUAGES } from '../model/localized.js';
import { digitsOf } from './number-forms.js';
import { queryWords, type QueryWord } from './query-words.js';
import { countWords, type WordCount } from './title-length.js';

/** Characters of the longest text that may be searched for. */
export const MAX_QUERY_LENGTH = 200;

/** The typed text, as it is measured and searched for: in NFKC, without the spaces around it. */
export function searchText(typed: string): string {
  return composeText(typed).trim();
}

/** The text of a title search, folded once. */
export interface TitleQuery {
  readonly forms: TitleForms;
  /** The words of the primary form in their order; the last one may be unfinished. */
  readonly words: readonly string[];
  /** The joined forms that may be unfinished: a number word that is read as digits is not. */
  readonly beginnings: readonly string[];
  /** What is looked up of them; empty when they are too many, so that only the query as a whole is compared. */
  readonly lookups: readonly QueryWord[];
  /** The primary form without spaces. */
  readonly joined: string;
  readonly wordCount: WordCount;
}

/** @param text 1 to {@link MAX_QUERY_LENGTH} characters; without a letter or digit it only finds exactly this title */
export function titleQuery(text: string): TitleQuery {
  const forms = titleForms(text);
  const primary = forms.exact[0] ?? '';
  const words = primary === '' ? [] : primary.split(' ');
  const digits = digitsOf(words.at(-1) ?? '', LANGUAGES);
  const unfinished = forms.exact.filter(form => digits === undefined || form.split(' ').at(-1) !== digits);
  return {
    forms,
    words,
    beginnings: [...new Set(unfinished.map(joinWords))],
    lookups: queryWords(words),
    joined: joinWords(primary),
    wordCount: countWords(forms),
  };
}
