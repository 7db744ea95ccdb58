import { foldTitle, joinWords, type Language } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import type { Writer } from './query-class.js';

// Written without `foldTitle` where folding is tested.

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
};
const DIGRAPHS: Readonly<Record<string, string>> = { ü: 'ue', ö: 'oe', ä: 'ae', Ü: 'Ue', Ö: 'Oe', Ä: 'Ae' };
const AND: Readonly<Record<Language, string>> = { en: 'and', fr: 'et', de: 'und', es: 'y', it: 'e' };

export const accentsDropped: Writer = ({ text }) =>
  ifChanged(
    text,
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[ßœŒæøØłŁ]/g, letter => PLAIN_LETTERS[letter] ?? letter),
  );

/** "Fluegelschlag". */
export const umlautsAsDigraphs: Writer = ({ text }) =>
  ifChanged(
    text,
    text.replace(/[üöäÜÖÄ]/g, letter => DIGRAPHS[letter] ?? letter),
  );

/** As in file names of macOS: letters and accents apart. */
export const decomposed: Writer = ({ text }) => ifChanged(text, text.normalize('NFD'));

/** Left out, or as a word processor or a user in a hurry writes it. */
export const otherPunctuation: Writer = ({ text, language }, random: Random) => {
  if (!/[^\p{L}\p{M}\p{N}\s]/u.test(text)) return undefined;
  return ifChanged(
    text,
    random
      .pick([
        text.replace(/['’]/g, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
        text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
        text.replaceAll("'", '’').replaceAll(': ', ' – ').replaceAll('-', ' '),
        text.replace('&', AND[language ?? 'en']).replaceAll(':', ''),
      ])
      .trim(),
  );
};

export const joined: Writer = ({ text }) => {
  const folded = foldTitle(text);
  return ifChanged(folded, joinWords(folded));
};

/** "flügel schlag": a long word written as two. */
export const split: Writer = ({ text }, random) => {
  const words = [...text.matchAll(/\p{L}{6,}/gu)];
  const word = words[Math.floor(random.next() * words.length)];
  if (word === undefined) return undefined;
  const place = word.index + random.between(2, word[0].length - 2);
  return `${text.slice(0, place)} ${text.slice(place)}`;
};

function ifChanged(before: string, after: string): string | undefined {
  return after === before ? undefined : after;
}
