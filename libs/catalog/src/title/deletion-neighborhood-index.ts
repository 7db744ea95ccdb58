import type { SlicedWork } from '../time-slices/time-slices.js';
import { editDistanceFrom, MAX_EDITS, mayBeNear, wordSignature } from './edit-distance.js';

export interface NearWord {
  /** Place of the word in the list the index was built from. */
  readonly number: number;
  /** 1 or more; the word itself is not its own neighbor. */
  readonly edits: number;
}

/** Texts by number, from 0 to `length − 1`; an array is one such list. */
export interface Texts {
  readonly length: number;
  at(number: number): string | undefined;
}

/** At least, and less than twice as many. More buckets make finding no faster, take more memory and more time to build. */
const ENTRIES_PER_BUCKET = 8;
/** Words per step of a build: a step takes a tenth of a millisecond, more when the memory is slow. */
const WORDS_PER_STEP = 64;
const BUCKETS_PER_STEP = 50_000;

/**
 * Finds the words within one or two edits of another by deletion neighborhoods: if two words are at most `k` edits
 * apart, deleting at most `k` letters from each can make them equal, and so it is for their beginnings. Every word is
 * stored in the bucket of each hash of its beginning with up to two letters deleted; words in the same bucket as the
 * query are compared exactly, because different beginnings can have the same bucket.
 *
 * Of a word of 11 letters and more, as most titles without spaces are, a beginning with one letter deleted is enough, and a
 * piece of its middle as it is: of two edits both are in the beginning, so that the middle is whole, or one at most. Between
 * beginning and middle one letter belongs to neither, since a swap of two neighbors would else be in both.
 *
 * Memory is about 130 bytes a word of 7 to 10 letters, and 45 a longer one, beside the words themselves.
 *
 * @see Garbe, "1000x faster spelling correction" (the symmetric delete algorithm), 2012
 * @see Wu and Manber, "Fast text searching allowing errors", 1992, section 4 (of `k + 1` pieces one has no error)
 */
export class DeletionNeighborhoodIndex {
  /** The search in which each word was last looked at, so that none is compared twice. */
  private readonly lookedAtIn: Uint32Array;
  private searches = 0;

  private constructor(
    private readonly words: Texts,
    /** Of each word: see {@link wordSignature}. */
    readonly signatures: Uint32Array,
    /** `entries[starts[b] … starts[b + 1]]` are the words of bucket `b`; the number of buckets is a power of two. */
    private readonly starts: Uint32Array,
    private readonly entries: Uint32Array,
  ) {
    this.lookedAtIn = new Uint32Array(words.length);
  }

  /** Builds the index in steps. @param words each once, or else a word is found as often as it is there */
  static *building(words: Texts): SlicedWork<DeletionNeighborhoodIndex> {
    const signatures = new Uint32Array(words.length);
    let entryCount = 0;
    for (let number = 0; number < words.length; number++) {
      const letters = codePoints(words.at(number));
      signatures[number] = wordSignature(letters);
      entryCount += countWordHashes(letters.length);
      if (number % WORDS_PER_STEP === 0) yield;
    }
    const bits = Math.max(4, Math.floor(Math.log2(entryCount / ENTRIES_PER_BUCKET + 1)));
    const starts = new Uint32Array(2 ** bits + 1);
    const entries = new Uint32Array(entryCount);
    yield* storeWords(words, starts, entries);
    return new DeletionNeighborhoodIndex(words, signatures, starts, entries);
  }

  /**
   * Every word that differs by 1 to `atMost` edits from `word`, which need not be in the list; `atMost` is within its
   * budget.
   */
  find(word: string, atMost: number): NearWord[] {
    if (atMost === 0) return [];
    const letters = codePoints(word);
    const signature = wordSignature(letters);
    const lastBucket = this.starts.length - 2;
    const search = ++this.searches;
    const near: NearWord[] = [];
    const distanceTo = editDistanceFrom(word);
    eachQueryHash(letters, Math.min(atMost, MAX_EDITS), hash => {
      const bucket = hash & lastBucket;
      const end = this.starts[bucket + 1] ?? 0;
      for (let place = this.starts[bucket] ?? 0; place < end; place++) {
        const number = this.entries[place] ?? 0;
        // This one number excludes most other words of the bucket, before anything else is fetched.
        if (!mayBeNear(signature, this.signatures[number] ?? 0, atMost)) continue;
        if (this.lookedAtIn[number] === search) continue;
        this.lookedAtIn[number] = search;
        const edits = distanceTo(this.wordAt(number), atMost);
        if (edits > 0 && edits <= atMost) near.push({ number, edits });
      }
    });
    return near;
  }

  /** How many words it was built from. */
  get size(): number {
    return this.words.length;
  }

  /** The word of that number. */
  wordAt(number: number): string {
    return this.words.at(number) ?? '';
  }
}

/**
 * Counting sort of all words into their buckets: first how many each bucket gets, then where it ends, then the words,
 * each before the last one of its bucket. The last word comes first, so that those of a bucket ascend.
 */
function* storeWords(words: Texts, starts: Uint32Array, entries: Uint32Array): SlicedWork<void> {
  const lastBucket = starts.length - 2;
  yield* eachEntry(words, hash => {
    const bucket = hash & lastBucket;
    starts[bucket] = (starts[bucket] ?? 0) + 1;
  });
  for (let bucket = 1; bucket < starts.length; bucket++) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
    if (bucket % BUCKETS_PER_STEP === 0) yield;
  }
  yield* eachEntry(words, (hash, number) => {
    const bucket = hash & lastBucket;
    const place = (starts[bucket] ?? 0) - 1;
    starts[bucket] = place;
    entries[place] = number;
  });
}

function* eachEntry(words: Texts, visit: (hash: number, number: number) => void): SlicedWork<void> {
  for (let number = words.length - 1; number >= 0; number--) {
    eachWordHash(codePoints(words.at(number), MIDDLE_TO), hash => visit(hash, number));
    if (number % WORDS_PER_STEP === 0) yield;
  }
}

/** The first `atMost` letters of a word. By place, because iterating would make a text of each letter. */
function codePoints(word = '', atMost = word.length): number[] {
  const letters: number[] = [];
  for (let place = 0; place < word.length && letters.length < atMost;) {
    const letter = word.codePointAt(place) ?? 0;
    letters.push(letter);
    place += letter > 0xffff ? 2 : 1;
  }
  return letters;
}

/** Letters of a word's beginning that are hashed: more would take more memory, fewer would make buckets larger. */
const PREFIX_LENGTH = 7;
/** Words that are too short to be within the budget of any query word are left out: 4 letters less one edit. */
const SHORTEST = 3;
/** A query word with a budget of 2 has at least 8 letters, so what it finds has at least 6. */
const SHORTEST_FOR_TWO = 6;

/** From as many letters on a word is long, so that its middle has four letters and more. */
const SHORTEST_LONG = 11;
/** Letters of a long word's beginning that are hashed. */
const LONG_PREFIX_LENGTH = 6;
const MIDDLE_FROM = LONG_PREFIX_LENGTH + 1;
const MIDDLE_TO = MIDDLE_FROM + 6;

/** Where the hash of each piece begins; by that of FNV-1a, beginnings of words that are not long. */
const SEEDS = { beginning: 0x811c9dc5, longBeginning: 0x2f6e2b1d, middle: 0x5bd1e995 } as const;

/** How many hashes {@link eachWordHash} visits for a word of that many letters. */
function countWordHashes(length: number): number {
  if (length < SHORTEST) return 0;
  if (length >= SHORTEST_LONG) return 2 + LONG_PREFIX_LENGTH;
  const letters = Math.min(length, PREFIX_LENGTH);
  return 1 + letters + (length < SHORTEST_FOR_TWO ? 0 : (letters * (letters - 1)) / 2);
}

/** Visits every hash that a word is stored for. @param letters code points, the first {@link MIDDLE_TO} at least */
function eachWordHash(letters: readonly number[], visit: (hash: number) => void): void {
  if (letters.length >= SHORTEST_LONG) {
    eachDeletion(letters, LONG_PREFIX_LENGTH, 1, SEEDS.longBeginning, visit);
    visit(hashOf(letters, MIDDLE_FROM, MIDDLE_TO, SEEDS.middle));
  } else if (letters.length >= SHORTEST)
    eachDeletion(
      letters,
      PREFIX_LENGTH,
      letters.length < SHORTEST_FOR_TWO ? 1 : MAX_EDITS,
      SEEDS.beginning,
      visit,
    );
}

/** Visits every hash for which a word within `atMost` edits (1 or 2) may be stored. @param letters code points, all of them */
function eachQueryHash(letters: readonly number[], atMost: number, visit: (hash: number) => void): void {
  if (letters.length - atMost < SHORTEST_LONG)
    eachDeletion(letters, PREFIX_LENGTH, atMost, SEEDS.beginning, visit);
  if (letters.length + atMost < SHORTEST_LONG) return;
  eachDeletion(letters, LONG_PREFIX_LENGTH, 1, SEEDS.longBeginning, visit);
  if (atMost === 1) return;
  // Two edits in the beginning: the rest is the same, moved by as much as the lengths differ.
  for (let moved = -atMost; moved <= atMost; moved++)
    if (letters.length - moved >= SHORTEST_LONG)
      visit(hashOf(letters, MIDDLE_FROM + moved, MIDDLE_TO + moved, SEEDS.middle));
}

/**
 * Visits the hash of the beginning of a word with none, one, … `atMost` (1 or 2) of its letters deleted; a hash may
 * come more than once.
 * @param letters code points
 * @param prefixLength letters of the beginning
 */
function eachDeletion(
  letters: readonly number[],
  prefixLength: number,
  atMost: number,
  seed: number,
  visit: (hash: number) => void,
): void {
  const length = Math.min(letters.length, prefixLength);
  visit(hashOf(letters, 0, length, seed));
  for (let first = 0; first < length; first++) {
    visit(hashOf(letters, 0, length, seed, first));
    if (atMost > 1)
      for (let second = first + 1; second < length; second++)
        visit(hashOf(letters, 0, length, seed, first, second));
  }
}

/** FNV-1a over the code points in the places `from … to − 1`, as far as there are any; two of them may be skipped. */
function hashOf(
  letters: readonly number[],
  from: number,
  to: number,
  seed: number,
  first = -1,
  second = -1,
): number {
  let hash: number = seed;
  const end = Math.min(to, letters.length);
  for (let index = from; index < end; index++) {
    if (index === first || index === second) continue;
    hash = Math.imul(hash ^ (letters[index] ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
