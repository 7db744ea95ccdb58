const WHOLE_TITLE =
  'within a tier and with the same edits, more editions come first: a popular longer title that has the words, too, stands before the one that is meant as a whole';
const BUDGET_OF_SHORT_WORDS =
  'words below 4 letters have no budget on purpose: half of all short words are one edit from another one';
const BUDGET_OF_TWO =
  'a word has two edits from 8 letters as it is typed, and deletions shorten it; the others accept two edits from 6 letters, or any';

/** Why another engine does better in a class, where that is known. */
export const WHY_NOT: Readonly<Record<string, string>> = {
  'unfinished last word':
    'a title that begins with the query as a whole word comes first (“Sky Team” for “Sky”), then more editions',
  'a word left out': WHOLE_TITLE,
  'words in another order': WHOLE_TITLE,
  'one edit: insertion': WHOLE_TITLE,
  'one edit: deletion': WHOLE_TITLE,
  'one edit: substitution': WHOLE_TITLE,
  'one edit: swap': WHOLE_TITLE,
  'one edit: first letter': WHOLE_TITLE,
  'one edit in another language': WHOLE_TITLE,
  'two edits in a long word': WHOLE_TITLE,
  'one edit in a word of 3 or 4 letters': BUDGET_OF_SHORT_WORDS,
  'two edits in a word of 8 or 9 letters': BUDGET_OF_TWO,
  junk: 'among 50,000 games with invented names a made-up word of eight letters may be two edits from one of them',
  'publishers: one edit in each of two words': BUDGET_OF_SHORT_WORDS,
  'people: words in another order': WHOLE_TITLE,
  'people: one edit': WHOLE_TITLE,
  'people: one edit in each of two words': BUDGET_OF_SHORT_WORDS,
};
