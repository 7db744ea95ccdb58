import { MAX_EDITS } from './edit-budget.js';
import { editDistance } from './edit-distance.js';

export interface NearWord {
  /** Place of the word in the list the index was built from. */
  readonly number: number;
  /** 1 or more; the word itself is not its own neighbour. */
  readonly edits: number;
}

/** Letters of a word's beginning that are filed: more would take more memory, fewer would make words share files. */
const FILED_LETTERS = 7;
/** 2^24 buckets, 64 MB, for the largest catalogs. */
const MOST_BITS = 24;
/** Words that are too short to be within the budget of any query word are left out: 4 letters less one edit. */
const SHORTEST = 3;
/** A query word with a budget of 2 has at least 8 letters, so what it finds has at least 6. */
const SHORTEST_FOR_TWO = 6;

/**
 * Finds the words within one or two edits of another by deletion neighbourhoods: if two words are at most `k` edits
 * apart, deleting at most `k` letters from each can make them equal, and so it is for their beginnings. Every word is
 * filed under its beginning with up to two letters deleted; what shares a file with the query is measured exactly.
 * The files are buckets of a hash table, so other words may share them; measuring sorts that out.
 *
 * @see Garbe, "1000x faster spelling correction" (the symmetric delete algorithm), 2012
 */
export class NearWords {
  private readonly bucketStarts: Uint32Array;
  private readonly filed: Uint32Array;
  private readonly bucketMask: number;
  /** Length of each word in code points, at most 255. */
  private readonly lengths: Uint8Array;

  /** @param words each once */
  constructor(private readonly words: readonly string[]) {
    this.lengths = Uint8Array.from(words, word => Math.min([...word].length, 255));
    let entries = 0;
    this.eachEntry(() => entries++);
    const bits = Math.max(4, Math.min(MOST_BITS, Math.floor(Math.log2(entries + 1))));
    this.bucketMask = 2 ** bits - 1;
    this.bucketStarts = new Uint32Array(2 ** bits + 1);
    this.eachEntry(hash => this.count(hash & this.bucketMask));
    for (let bucket = 0; bucket <= this.bucketMask; bucket++)
      this.bucketStarts[bucket + 1] = (this.bucketStarts[bucket + 1] ?? 0) + (this.bucketStarts[bucket] ?? 0);
    this.filed = new Uint32Array(entries);
    const filled = this.bucketStarts.slice();
    this.eachEntry((hash, number) => {
      const bucket = hash & this.bucketMask;
      this.filed[filled[bucket] ?? 0] = number;
      filled[bucket] = (filled[bucket] ?? 0) + 1;
    });
  }

  /** Every word from 1 to `atMost` edits away from `word`, which need not be in the list. */
  find(word: string, atMost: number): NearWord[] {
    if (atMost === 0) return [];
    const letters = codePoints(word);
    const seen = new Set<number>();
    const near: NearWord[] = [];
    eachDeletion(letters.slice(0, FILED_LETTERS), Math.min(atMost, MAX_EDITS), hash => {
      const bucket = hash & this.bucketMask;
      const end = this.bucketStarts[bucket + 1] ?? 0;
      for (let place = this.bucketStarts[bucket] ?? 0; place < end; place++) {
        const number = this.filed[place] ?? 0;
        if (
          Math.abs((this.lengths[number] ?? 0) - Math.min(letters.length, 255)) > atMost ||
          seen.has(number)
        )
          continue;
        seen.add(number);
        const edits = editDistance(word, this.words[number] ?? '', atMost);
        if (edits > 0 && edits <= atMost) near.push({ number, edits });
      }
    });
    return near;
  }

  private count(bucket: number): void {
    this.bucketStarts[bucket + 1] = (this.bucketStarts[bucket + 1] ?? 0) + 1;
  }

  private eachEntry(visit: (hash: number, number: number) => void): void {
    this.words.forEach((word, number) => {
      const length = this.lengths[number] ?? 0;
      if (length < SHORTEST) return;
      const deletions = length < SHORTEST_FOR_TWO ? 1 : MAX_EDITS;
      eachDeletion(codePoints(word).slice(0, FILED_LETTERS), deletions, hash => {
        visit(hash, number);
      });
    });
  }
}

function codePoints(word: string): number[] {
  return Array.from(word, letter => letter.codePointAt(0) ?? 0);
}

/** Visits the hash of `letters` with none, one, … `atMost` (1 or 2) of them deleted; a hash may come more than once. */
function eachDeletion(letters: readonly number[], atMost: number, visit: (hash: number) => void): void {
  visit(hashWithout(letters, -1, -1));
  for (let first = 0; first < letters.length; first++) {
    visit(hashWithout(letters, first, -1));
    if (atMost > 1)
      for (let second = first + 1; second < letters.length; second++)
        visit(hashWithout(letters, first, second));
  }
}

/** FNV-1a over the code points, two of which may be skipped. */
function hashWithout(letters: readonly number[], first: number, second: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < letters.length; index++) {
    if (index === first || index === second) continue;
    hash = Math.imul(hash ^ (letters[index] ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
