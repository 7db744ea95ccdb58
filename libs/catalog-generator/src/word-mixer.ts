import type { Random } from './random.js';

/** Words that carry a title. "of", "and" and most articles are shorter; "with" and French nouns are in lower case. */
const WORD = /\p{Lu}\p{Script=Latin}{3,}/gu;
const NUMBER = /\d{2,}/g;
/** Consonants, vowels, and of the consonants that follow the first, or all at the end. */
const SYLLABLE =
  /[^aeiouyäöüáéíóúàèìòùâêîôû]*[aeiouyäöüáéíóúàèìòùâêîôû]+(?:[^aeiouy]+$|[^aeiouy](?=[^aeiouy]))?/giu;
/** How many a new word has. */
const SYLLABLES = [2, 3, 3, 4] as const;

/**
 * How many words are new ones. In real catalogs half of all words are in one title only, and where a title is a single
 * word, it is mostly its own.
 */
const SHARE_OF_NEW_WORDS = 0.15;
const SHARE_OF_NEW_TITLES = 0.97;
/** Letters; shorter words would be made again and again. */
const SHORTEST_NEW_WORD = 7;

/** Makes texts that have the lengths, the punctuation and the small words of given ones, and other words. */
export class WordMixer {
  /** Each as often as it is used, and at least one. */
  private readonly words: readonly [string, ...string[]];
  private readonly syllables: readonly [string, ...string[]];

  constructor(
    private readonly random: Random,
    texts: readonly string[],
  ) {
    this.words = ['Game', ...texts.flatMap(text => text.match(WORD) ?? [])];
    this.syllables = ['ga', ...this.words.flatMap(word => word.match(SYLLABLE) ?? [])];
  }

  /**
   * `text` with other words and other numbers of two digits or more.
   * @param replaced what stands for which word; added to, so that a name is the same in every language of a title
   */
  mix(text: string, replaced = new Map<string, string>()): string {
    const shareOfNew = text.includes(' ') ? SHARE_OF_NEW_WORDS : SHARE_OF_NEW_TITLES;
    const replace = (word: string, other: () => string): string => {
      const found = replaced.get(word) ?? other();
      replaced.set(word, found);
      return found;
    };
    return text
      .replace(WORD, word =>
        replace(word, () => (this.random.chance(shareOfNew) ? this.coin() : this.used())),
      )
      .replace(NUMBER, number => replace(number, () => this.numberLike(number)));
  }

  /** A word that is used, the likelier the more often. */
  used(): string {
    return this.random.pick(this.words);
  }

  /** A new word out of syllables of others. */
  coin(): string {
    const syllables = this.random.pick(SYLLABLES);
    let coined = '';
    for (let place = 0; place < syllables || coined.length < SHORTEST_NEW_WORD; place++)
      coined += this.random.pick(this.syllables).toLowerCase();
    return coined.charAt(0).toUpperCase() + coined.slice(1);
  }

  private numberLike(number: string): string {
    return String(this.random.between(10 ** (number.length - 1), 10 ** number.length - 1));
  }
}
