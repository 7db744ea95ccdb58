import type { Random } from '../random.js';
import {
  BRAND_ENDINGS,
  CODAS,
  DERIVATIONS,
  MARKED_VOWELS,
  ONSETS,
  PLACE_ENDINGS,
  REAL_NAMES,
  VOWELS,
} from '../words/names.data.js';
import { capital } from './title.js';

type Words = readonly [string, ...string[]];
const words = (list: string): Words => list.split(' ') as unknown as Words;

const onsets = words(ONSETS);
const vowels = words(VOWELS);
const markedVowels = words(MARKED_VOWELS);
const codas = words(CODAS);
const placeEndings = words(PLACE_ENDINGS);
const brandEndings = words(BRAND_ENDINGS);
const derivations = words(DERIVATIONS);

const KNOWN_NAMES = 8_000;
const SHARE_OF_KNOWN_NAMES = 0.65;
const SHARE_OF_DERIVED_NAMES = 0.2;

/** Invented names of people, places and things, the same in every language. */
export class Names {
  /** What many titles are about: the Waterloos and Cthulhus of this catalog. */
  private readonly known: Words;

  constructor(private readonly random: Random) {
    const coined = Array.from({ length: KNOWN_NAMES }, () => this.coin());
    this.known = [...coined, ...words(REAL_NAMES)] as unknown as Words;
  }

  /** A name that other titles may have, or a new one. */
  pick(): string {
    return this.random.chance(SHARE_OF_KNOWN_NAMES) ? this.random.pickCommon(this.known) : this.invent();
  }

  /** A new one, which may come from a known one: Romans and Romania from Rome. */
  invent(): string {
    if (!this.random.chance(SHARE_OF_DERIVED_NAMES)) return this.coin();
    return this.random.pick(this.known) + this.random.pick(derivations);
  }

  /** One that has nothing to do with any other. */
  private coin(): string {
    const syllables = this.random.pickWeighted([
      [1, 1],
      [7, 2],
      [2, 3],
    ]);
    const stem = Array.from({ length: syllables }, () => this.syllable()).join('');
    const isPlace = syllables < 3 && this.random.chance(syllables === 1 ? 0.5 : 0.15);
    return capital(isPlace ? stem + this.random.pick(placeEndings) : stem);
  }

  /** "Ra", "Qix". */
  inventShort(): string {
    const coda = this.random.chance(0.5) ? this.random.pick(codas).charAt(0) : '';
    return capital(this.random.pick(onsets).charAt(0) + this.random.pick(vowels).charAt(0) + coda);
  }

  /** `word` as the beginning of a brand: "Castelion", "Robotika". */
  inventBrand(word: string): string {
    return capital(word.replace(/[aeiouy]+$/, '') + this.random.pick(brandEndings));
  }

  private syllable(): string {
    const onset = this.random.chance(0.12) ? '' : this.random.pick(onsets);
    const vowel = this.random.pick(this.random.chance(0.01) ? markedVowels : vowels);
    return onset + vowel + (this.random.chance(0.4) ? this.random.pick(codas) : '');
  }
}
