/** No word may be further from the query than this. */
export const MAX_EDITS = 2;

/**
 * By how many edits a query word may differ from a title word: none below 4 letters, 1 for 4–7, 2 from 8;
 * none when it contains a digit, since `7 Wonders` is not `8 Wonders`.
 */
export function editBudget(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0;
  const letters = countLetters(word);
  if (letters < 4) return 0;
  return letters < 8 ? 1 : MAX_EDITS;
}

/** Length in code points. */
export function countLetters(word: string): number {
  let count = 0;
  for (const _ of word) count++;
  return count;
}
