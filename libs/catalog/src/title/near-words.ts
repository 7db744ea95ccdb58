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
/** Words that are too short to be within the budget of any query word are left out: 4 letters less one edit. */
const SHORTEST = 3;
/** A query word with a budget of 2 has at least 8 letters, so what it finds has at least 6. */
const SHORTEST_FOR_TWO = 6;
/** 2^24 buckets, 64 MB, for the largest catalogs. */
const MOST_BITS = 24;
/** Words filed between two pauses of a patient build: about 10 ms. */
const WORDS_PER_STEP = 2_000;

/**
 * Finds the words within one or two edits of another by deletion neighbourhoods: if two words are at most `k` edits
 * apart, deleting at most `k` letters from each can make them equal, and so it is for their beginnings. Every word is
 * filed under its beginning with up to two letters deleted; what shares a file with the query is measured exactly.
 * The files are buckets of a hash table, so other words may share them; measuring sorts that out.
 *
 * Memory is about 200 bytes a word of 7 letters and more, beside the words themselves.
 *
 * @see Garbe, "1000x faster spelling correction" (the symmetric delete algorithm), 2012
 */
export class NearWords {
  /** The search in which each word was last looked at, so that none is measured twice. */
  private readonly lookedAtIn: Uint32Array;
  private searches = 0;
  /** See {@link signatureOf}. */
  private readonly signatures: Uint32Array;

  private constructor(
    private readonly words: readonly string[],
    /** `filed[starts[b] … starts[b + 1]]` are the words of bucket `b`; the number of buckets is a power of two. */
    private readonly starts: Uint32Array,
    private readonly filed: Uint32Array,
  ) {
    this.lookedAtIn = new Uint32Array(words.length);
    this.signatures = Uint32Array.from(words, signatureOf);
  }

  /** @param words each once */
  static build(words: readonly string[]): NearWords {
    const steps = NearWords.steps(words);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** The same with pauses, so that a process that serves meanwhile goes on serving. */
  static async buildPatiently(words: readonly string[]): Promise<NearWords> {
    const steps = NearWords.steps(words);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      await new Promise(setImmediate);
    }
  }

  private static *steps(words: readonly string[]): Generator<undefined, NearWords> {
    const lengths = Uint8Array.from(words, word => Math.min(codePoints(word).length, 255));
    const entries = lengths.reduce((sum, length) => sum + filedUnder(length), 0);
    const bits = Math.max(4, Math.min(MOST_BITS, Math.floor(Math.log2(entries + 1))));
    const starts = new Uint32Array(2 ** bits + 1);
    const lastBucket = 2 ** bits - 1;
    // Counting sort: first how many words each bucket gets, then where it begins, then the words.
    yield* eachFiled(words, lengths, hash => {
      const next = (hash & lastBucket) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    });
    for (let bucket = 0; bucket <= lastBucket; bucket++)
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
    const filed = new Uint32Array(entries);
    const free = starts.slice();
    yield* eachFiled(words, lengths, (hash, number) => {
      const bucket = hash & lastBucket;
      const place = free[bucket] ?? 0;
      filed[place] = number;
      free[bucket] = place + 1;
    });
    return new NearWords(words, starts, filed);
  }

  /** Every word from 1 to `atMost` edits away from `word`, which need not be in the list; `atMost` is within its budget. */
  find(word: string, atMost: number): NearWord[] {
    if (atMost === 0) return [];
    const letters = codePoints(word);
    const signature = signatureOf(word);
    const lastBucket = this.starts.length - 2;
    const search = ++this.searches;
    const near: NearWord[] = [];
    eachDeletion(letters.slice(0, FILED_LETTERS), Math.min(atMost, MAX_EDITS), hash => {
      const bucket = hash & lastBucket;
      const end = this.starts[bucket + 1] ?? 0;
      for (let place = this.starts[bucket] ?? 0; place < end; place++) {
        const number = this.filed[place] ?? 0;
        // Most of what shares a bucket is told apart by this one number, before anything else is fetched.
        if (!mayBeNear(signature, this.signatures[number] ?? 0, atMost)) continue;
        if (this.lookedAtIn[number] === search) continue;
        this.lookedAtIn[number] = search;
        const edits = editDistance(word, this.words[number] ?? '', atMost);
        if (edits > 0 && edits <= atMost) near.push({ number, edits });
      }
    });
    return near;
  }

  /** The word of that number. */
  wordAt(number: number): string {
    return this.words[number] ?? '';
  }
}

function* eachFiled(
  words: readonly string[],
  lengths: Uint8Array,
  visit: (hash: number, number: number) => void,
): Generator<undefined, void> {
  for (let number = 0; number < words.length; number++) {
    const length = lengths[number] ?? 0;
    if (length >= SHORTEST)
      eachDeletion(codePoints(words[number] ?? '').slice(0, FILED_LETTERS), deletionsOf(length), hash => {
        visit(hash, number);
      });
    if (number % WORDS_PER_STEP === WORDS_PER_STEP - 1) yield;
  }
}

function deletionsOf(length: number): number {
  return length < SHORTEST_FOR_TWO ? 1 : MAX_EDITS;
}

/** Under how many deletions a word of that length is filed. */
function filedUnder(length: number): number {
  if (length < SHORTEST) return 0;
  const letters = Math.min(length, FILED_LETTERS);
  return 1 + letters + (deletionsOf(length) === 1 ? 0 : (letters * (letters - 1)) / 2);
}

const PARITY_BITS = 26;
const PARITIES = 2 ** PARITY_BITS - 1;
const LONGEST_TOLD = 2 ** (32 - PARITY_BITS) - 1;

/**
 * Two things about a word that edits change little: for each letter a to z whether it occurs an odd number of times
 * (other letters share their bits), and above these 26 bits its length, at most 63.
 */
function signatureOf(word: string): number {
  let parities = 0;
  let length = 0;
  for (const letter of word) {
    parities ^= 1 << ((letter.codePointAt(0) ?? 0) % PARITY_BITS);
    length++;
  }
  return ((Math.min(length, LONGEST_TOLD) << PARITY_BITS) | parities) >>> 0;
}

/** False only when the words are more than `atMost` edits apart. */
function mayBeNear(signature: number, other: number, atMost: number): boolean {
  if (Math.abs((signature >>> PARITY_BITS) - (other >>> PARITY_BITS)) > atMost) return false;
  // One edit takes away a letter, brings one, or both.
  return countBits((signature ^ other) & PARITIES) <= 2 * atMost;
}

/** @see Warren, "Hacker's Delight", 2nd edition, section 5-1 */
function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function codePoints(word: string): number[] {
  const letters: number[] = [];
  for (const letter of word) letters.push(letter.codePointAt(0) ?? 0);
  return letters;
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
