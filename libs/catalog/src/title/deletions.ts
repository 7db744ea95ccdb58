import { MAX_EDITS } from './edit-budget.js';

/** Letters of a word's beginning that are hashed: more would take more memory, fewer would make buckets larger. */
export const PREFIX_LENGTH = 7;
/** Words that are too short to be within the budget of any query word are left out: 4 letters less one edit. */
const SHORTEST = 3;
/** A query word with a budget of 2 has at least 8 letters, so what it finds has at least 6. */
const SHORTEST_FOR_TWO = 6;

/** How many hashes {@link eachWordHash} visits for a word of that many letters. */
export function countWordHashes(length: number): number {
  if (length < SHORTEST) return 0;
  const letters = Math.min(length, PREFIX_LENGTH);
  return 1 + letters + (length < SHORTEST_FOR_TWO ? 0 : (letters * (letters - 1)) / 2);
}

/** Visits every hash that a word is stored for. @param letters code points, the first {@link PREFIX_LENGTH} at least */
export function eachWordHash(letters: readonly number[], visit: (hash: number) => void): void {
  if (letters.length < SHORTEST) return;
  eachDeletion(letters, letters.length < SHORTEST_FOR_TWO ? 1 : MAX_EDITS, visit);
}

/**
 * Visits the hash of the beginning of a word with none, one, … `atMost` (1 or 2) of its letters deleted; a hash may
 * come more than once. @param letters code points
 */
export function eachDeletion(
  letters: readonly number[],
  atMost: number,
  visit: (hash: number) => void,
): void {
  const length = Math.min(letters.length, PREFIX_LENGTH);
  visit(hashWithout(letters, length, -1, -1));
  for (let first = 0; first < length; first++) {
    visit(hashWithout(letters, length, first, -1));
    if (atMost > 1)
      for (let second = first + 1; second < length; second++)
        visit(hashWithout(letters, length, first, second));
  }
}

/** FNV-1a over the first `length` code points, two of which may be skipped. */
function hashWithout(letters: readonly number[], length: number, first: number, second: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < length; index++) {
    if (index === first || index === second) continue;
    hash = Math.imul(hash ^ (letters[index] ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
