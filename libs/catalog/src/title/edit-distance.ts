/** No word may be further from the query than this. */
export const MAX_EDITS = 2;

/**
 * By how many edits a query word may differ from a title word: none below 4 letters, 1 for 4–7, 2 from 8;
 * none when it contains a digit, since `7 Wonders` is not `8 Wonders`, or a space: see `repeated`.
 */
export function editBudget(word: string): 0 | 1 | 2 {
  if (/[\p{N} ]/u.test(word)) return 0;
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

const SURROGATES = /[\uD800-\uDFFF]/;

/**
 * Optimal string alignment distance: the least number of insertions, deletions, substitutions and swaps of two
 * neighbors that turn `from` into `to`, no stretch being edited twice. It is the distance of Lucene's fuzzy
 * query with transpositions, so both engines count alike. Letters are code points.
 *
 * @param atMost distances above this are not worked out: the answer is then `atMost + 1`
 * @see Boytsov, "Indexing methods for approximate dictionary searching", 2011, section 2.1
 */
export function editDistance(from: string, to: string, atMost: number): number {
  if (from === to) return 0;
  if (atMost === 0) return 1;
  // Nearly every text is one code unit a letter; the others are spread out first.
  return SURROGATES.test(from) || SURROGATES.test(to)
    ? bandedDistance(codePoints(from), codePoints(to), atMost)
    : bandedDistance(codeUnits(from), codeUnits(to), atMost);
}

/** Letters that can be read by index. */
interface Letters {
  readonly length: number;
  at(place: number): number;
}

/**
 * Row by row through the table of distances between beginnings, but only through the diagonal band in which they can
 * stay within the limit: cell `d` of row `i` is the distance from `i` letters of `a` to `i + d − atMost` of `b`.
 */
function bandedDistance(a: Letters, b: Letters, atMost: number): number {
  const beyond = atMost + 1;
  if (Math.abs(a.length - b.length) > atMost) return beyond;
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a.at(start) === b.at(start)) start++;

  const width = 2 * atMost + 1;
  let beforeLast: number[] = [];
  let last: number[] = [];
  let row: number[] = [];
  for (let d = 0; d < width; d++) last.push(d < atMost ? beyond : d - atMost);
  let leastOfLast = 0;
  for (let i = 1; i <= a.length - start; i++) {
    let least = beyond;
    const letter = a.at(start + i - 1);
    for (let d = 0; d < width; d++) {
      const j = i + d - atMost;
      let cost = beyond;
      if (j === 0) cost = i;
      else if (j > 0 && j <= b.length - start) {
        cost = (last[d] ?? beyond) + (letter === b.at(start + j - 1) ? 0 : 1);
        if (d > 0) cost = Math.min(cost, (row[d - 1] ?? beyond) + 1);
        if (d < width - 1) cost = Math.min(cost, (last[d + 1] ?? beyond) + 1);
        const swapped =
          i > 1 && j > 1 && letter === b.at(start + j - 2) && a.at(start + i - 2) === b.at(start + j - 1);
        if (swapped) cost = Math.min(cost, (beforeLast[d] ?? beyond) + 1);
      }
      row[d] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, so both must be out of reach.
    if (least > atMost && leastOfLast >= atMost) return beyond;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length - a.length + atMost] ?? beyond, beyond);
}

function codeUnits(text: string): Letters {
  return { length: text.length, at: place => text.charCodeAt(place) };
}

function codePoints(text: string): Letters {
  const letters = Array.from(text, letter => letter.codePointAt(0) ?? 0);
  return { length: letters.length, at: place => letters[place] ?? 0 };
}

const PARITY_BITS = 26;
const PARITIES = 2 ** PARITY_BITS - 1;
const LONGEST_TOLD = 2 ** (32 - PARITY_BITS) - 1;

/**
 * Two things about a word that edits change little: for each letter a to z whether it occurs an odd number of times
 * (other letters share their bits), and above these 26 bits its length, at most 63.
 * @param letters code points
 */
export function wordSignature(letters: readonly number[]): number {
  let parities = 0;
  for (const letter of letters) parities ^= 1 << (letter % PARITY_BITS);
  return ((Math.min(letters.length, LONGEST_TOLD) << PARITY_BITS) | parities) >>> 0;
}

/** False only when the words of these signatures are more than `atMost` edits apart. */
export function mayBeNear(signature: number, other: number, atMost: number): boolean {
  const difference = Math.abs((signature >>> PARITY_BITS) - (other >>> PARITY_BITS));
  if (difference > atMost) return false;
  // An edit that changes the length removes a letter or adds one; any other does both, or neither.
  return countBits((signature ^ other) & PARITIES) <= 2 * atMost - difference;
}

/** @see Warren, "Hacker's Delight", 2nd edition, section 5-1 */
function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The letters of a word, as bits of a number. */
const MOST_LETTERS = 32;

/**
 * {@link editDistance} from one word to many texts, several times as fast: a column of the table of distances is the bits of a
 * few numbers.
 * @returns the distance from `word` to a text; the second parameter is the `atMost` of {@link editDistance}
 * @see Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003, section 4
 */
export function editDistanceFrom(word: string): (text: string, atMost: number) => number {
  const slowly = (text: string, atMost: number): number => editDistance(word, text, atMost);
  const letters = Array.from({ length: word.length }, (_, place) => word.charCodeAt(place));
  if (letters.length === 0 || letters.length > MOST_LETTERS || letters.some(isSurrogate)) return slowly;
  /** Where each letter is in the word. */
  const places = new Map<number, number>();
  for (const [place, letter] of letters.entries())
    places.set(letter, (places.get(letter) ?? 0) | (1 << place));
  const last = 1 << (letters.length - 1);

  return (text, atMost) => {
    let distance = letters.length;
    let increases = -1;
    let decreases = 0;
    let diagonal = 0;
    let before = 0;
    for (let index = 0; index < text.length; index++) {
      const letter = text.charCodeAt(index);
      if (isSurrogate(letter)) return slowly(text, atMost);
      const same = places.get(letter) ?? 0;
      const swapped = ((~diagonal & same) << 1) & before;
      diagonal = (((same & increases) + increases) ^ increases) | same | decreases | swapped;
      const right = decreases | ~(diagonal | increases);
      const left = diagonal & increases;
      if ((right & last) !== 0) distance++;
      if ((left & last) !== 0) distance--;
      const shifted = (right << 1) | 1;
      increases = (left << 1) | ~(diagonal | shifted);
      decreases = shifted & diagonal;
      before = same;
    }
    return Math.min(distance, atMost + 1);
  };
}

/** Part of a letter that takes two units. */
function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
