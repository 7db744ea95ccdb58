import { countLetters, editDistance } from './edit-distance.js';

/** Letters that sound alike at least in one of the languages, in the order in which they are replaced. */
const ALIKE: readonly (readonly [written: RegExp, sound: string])[] = [
  [/skh|sh/g, 'S'],
  [/kk|kh|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph|v|w/g, 'f'],
  [/th|dt/g, 't'],
  [/gh/g, 'g'],
  [/[zß]/g, 's'],
  [/h/g, ''],
  [/eau|au|ou|oo|u/g, 'o'],
  [/ai|ay|ei|ey|ee|ea|ie|ae|oe|ue|[ijy]/g, 'e'],
  [/(.)\1+/g, '$1'],
  [/(?<=[^aeo])e$/, ''],
];
const VOWELS = /(?!^)[aeo]/g;

/** Letters that are read in two ways. */
const AMBIGUOUS: readonly (readonly [letters: RegExp, sounds: readonly string[]])[] = [
  [/c(?=[eiy])/g, ['k', 's']],
  [/qu/g, ['k', 'kw']],
];

/** Words that are shorter sound like too many others. */
const FEWEST_LETTERS = 3;
/** By the number of consonants, and of a first vowel: how many sounds may differ. */
const MAY_DIFFER = [0, 0, 0, 1, 2];

/** How a word sounds: its sounds, and under which consonants it is found. */
export interface Sound {
  readonly sounds: string;
  /** What is left without the vowels, but for a first one. */
  readonly key: string;
}

/** How a folded word may sound, in each way of reading it. None for one that is short, has no vowel, or is not of Latin letters. */
export function soundsOf(word: string): Sound[] {
  if (!/^[a-z]*[aeiouy][a-z]*$/.test(word) || countLetters(word) < FEWEST_LETTERS) return [];
  let readings = [word];
  for (const [letters, sounds] of AMBIGUOUS)
    if (word.search(letters) >= 0)
      readings = readings.flatMap(reading => sounds.map(sound => reading.replace(letters, sound)));
  return [...new Set(readings.map(heard))].map(sounds => ({ sounds, key: sounds.replace(VOWELS, '') }));
}

function heard(written: string): string {
  return ALIKE.reduce((text, [letters, sound]) => text.replace(letters, sound), written.replaceAll('c', 'k'));
}

/** Whether two words sound alike: the same consonants, and nearly the same vowels. */
export function soundAlike(some: readonly Sound[], others: readonly Sound[]): boolean {
  return some.some(one =>
    others.some(({ sounds, key }) => {
      if (key !== one.key) return false;
      const atMost = MAY_DIFFER[Math.min(key.length, MAY_DIFFER.length - 1)] ?? 0;
      return editDistance(one.sounds, sounds, atMost) <= atMost;
    }),
  );
}
