/**
 * Optimal string alignment distance: the least number of insertions, deletions, substitutions and swaps of two
 * neighbours that turn `from` into `to`, no stretch being edited twice. It is the distance of Lucene's fuzzy
 * query with transpositions, so both engines count alike. Letters are code points.
 *
 * @param atMost distances above this are not worked out: the answer is then `atMost + 1`
 * @see Boytsov, "Indexing methods for approximate dictionary searching", 2011, section 2.1
 */
export function editDistance(from: string, to: string, atMost: number): number {
  if (from === to) return 0;
  const beyond = atMost + 1;
  if (Math.abs(from.length - to.length) > 2 * atMost) return beyond;
  const a = codePoints(from);
  const b = codePoints(to);
  if (Math.abs(a.length - b.length) > atMost) return beyond;

  // Row i holds the distances from the first i letters of `a` to each beginning of `b`. Only the diagonal band in
  // which they can stay within the limit is worked out; outside it stands `beyond`.
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => Math.min(column, beyond));
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(beyond);
    if (i <= atMost) row[0] = i;
    let least = row[0] ?? beyond;
    for (let j = Math.max(1, i - atMost); j <= Math.min(b.length, i + atMost); j++) {
      let cost = Math.min(
        (last[j] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + 1,
        (last[j - 1] ?? beyond) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? beyond) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, so both must be out of reach.
    if (least > atMost && last.every(cost => cost >= atMost)) return beyond;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? beyond, beyond);
}

function codePoints(word: string): number[] {
  const letters: number[] = [];
  for (const letter of word) letters.push(letter.codePointAt(0) ?? 0);
  return letters;
}
