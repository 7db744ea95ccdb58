import { soundAlike, soundsOf, type Sound, type SlicedWork } from '#libs/catalog';
import { firstIndex, GrowingArray, type PackedTexts, sortedNumbers } from '#libs/packed';

const WORDS_PER_STEP = 64;

/** Finds by number the words that sound like another one. Takes 8 bytes for each word that is not short. */
export class HeardWords {
  private constructor(
    private readonly words: PackedTexts,
    /** Hashes of keys of sounds, ascending; a word may have two. */
    private readonly hashes: Uint32Array,
    /** The number of the word beside each hash. */
    private readonly numbers: Uint32Array,
  ) {}

  static *building(words: PackedTexts): SlicedWork<HeardWords> {
    const hashes = new GrowingArray();
    const numbers = new GrowingArray();
    for (let number = 0; number < words.length; number++) {
      for (const { key } of soundsOf(words.at(number) ?? '')) {
        hashes.push(hashOf(key));
        numbers.push(number);
      }
      if (number % WORDS_PER_STEP === 0) yield;
    }
    const order = yield* sortedNumbers(hashes.length, (a, b) => hashes.at(a) - hashes.at(b));
    return new HeardWords(
      words,
      order.map(place => hashes.at(place)),
      order.map(place => numbers.at(place)),
    );
  }

  /** Every word that sounds like one of `sounds`; a word may come twice. */
  *find(sounds: readonly Sound[]): Generator<number> {
    for (const { key } of sounds) {
      const hash = hashOf(key);
      let place = firstIndex(this.hashes.length, index => (this.hashes[index] ?? 0) >= hash);
      for (; this.hashes[place] === hash; place++) {
        const number = this.numbers[place] ?? 0;
        if (soundAlike(sounds, soundsOf(this.words.at(number) ?? ''))) yield number;
      }
    }
  }
}

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
