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
  let beforeLast = new Array<number>(width).fill(beyond);
  let last = Array.from({ length: width }, (_, d) => (d < atMost ? beyond : d - atMost));
  let row = new Array<number>(width).fill(beyond);
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
