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
  const a = [...from];
  const b = [...to];
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const substituted = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, substituted);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches back two rows, so both must be out of reach.
    if (least > atMost && Math.min(...last) >= atMost) return atMost + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), atMost + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
