import type { Random } from '#libs/catalog-generator';
import type { Writer } from './query-class.js';

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const VOWELS = 'aeiou';
const KEYS = 'qwertyuiopasdfghjklzxcvbnm';
const SYMBOLS = '!?…&#*+/%€♭©🎲';

/** Meaningless queries: mashed keys, words of no language, several of them, symbols. */
export const junk: Writer = (_, random) =>
  random.pick([mash, mash, nonsense, nonsense, phrase, symbols])(random);

function mash(random: Random): string {
  return letters(KEYS, random.between(6, 16), random);
}

function nonsense(random: Random): string {
  return Array.from(
    { length: random.between(4, 6) },
    () => letters(CONSONANTS, 1, random) + letters(VOWELS, 1, random),
  ).join('');
}

function phrase(random: Random): string {
  return Array.from({ length: random.between(2, 3) }, () => nonsense(random)).join(' ');
}

function symbols(random: Random): string {
  return letters(SYMBOLS, random.between(1, 4), random);
}

function letters(alphabet: string, count: number, random: Random): string {
  const all = [...alphabet];
  return Array.from({ length: count }, () => all[random.between(0, all.length - 1)] ?? '').join('');
}
