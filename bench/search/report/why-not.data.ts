const BUDGET_OF_SHORT_WORDS =
  'words below 4 letters have no budget on purpose: half of all short words are one edit from another one';

/** Why another engine is better in a class, where the reason is known. */
export const WHY_NOT: Readonly<Record<string, string>> = {
  'unfinished last word':
    'among titles that begin with the query and have as many words, more editions come first',
  'unfinished last word that is another word':
    'a title that begins with the query as a whole word comes first (“Sky Team” for “Sky”)',
  'a word left out':
    'the title that is meant has more words than the query, as have others with these words, and among those more editions come first',
  'one edit in another language':
    'several titles are as near to what was typed, and among those more editions come first',
  'one edit in a word of 3 or 4 letters': BUDGET_OF_SHORT_WORDS,
  'two edits in a word of 8 or 9 letters':
    'a word has two edits from 8 letters as it is typed, and deletions shorten it; the others accept two edits from 6 letters, or any',
  junk: 'among 50,000 games with invented names a made-up word of eight letters may be two edits from one of them',
  'publishers: one edit in each of two words': BUDGET_OF_SHORT_WORDS,
  'people: names of two different people':
    'it knows no typos: of two names, each may be a letter or two from one of the same person',
  'people: words in another order':
    'the last word may be unfinished, so a single letter there is found in every word that begins with it',
};
