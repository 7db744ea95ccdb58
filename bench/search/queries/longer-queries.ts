import { foldTitle, partialQuery, titleQuery } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import type { Writer } from './query-class.js';

const GENERIC = [
  'board game',
  'card game',
  'jeu de société',
  'jeu de cartes',
  'brettspiel',
  'das kartenspiel',
  'juego de mesa',
  'gioco da tavolo',
  'deutsch',
  'second edition',
] as const;
const EDITIONS = [
  'second edition',
  '2nd edition',
  '2. auflage',
  'dritte auflage',
  'deuxième édition',
  '3ª edición',
  'seconda edizione',
] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "catan board game", "jeu de cartes uno". */
export const withGenericWords: Writer = ({ text }, random) => {
  if (partialQuery(titleQuery(text)) === undefined) return undefined;
  const more = random.pick(GENERIC);
  return random.chance(0.7) ? `${foldTitle(text)} ${more}` : `${more} ${foldTitle(text)}`;
};

/** "catan 2. auflage", "second edition catan". */
export const withEdition: Writer = ({ text }, random) => {
  if (partialQuery(titleQuery(text)) === undefined || /\d/.test(text)) return undefined;
  const edition = random.pick(EDITIONS);
  return random.chance(0.7) ? `${foldTitle(text)} ${edition}` : `${edition} ${foldTitle(text)}`;
};

/** "Catan: Die Händler", with the subtitle of another title: the main part must be a title by itself. */
export const otherSubtitle: Writer = ({ text }, random, list) => {
  if (/[:(–]/.test(text) || foldTitle(text).length < 5) return undefined;
  const subtitle = list.titles[random.between(0, list.titles.length - 1)]?.text.split(': ')[1];
  return subtitle === undefined ? undefined : `${text}: ${subtitle}`;
};

/** "seven wonders". */
export const numberAsWord: Writer = ({ text }) => {
  const typed = foldTitle(text).replace(/\b([1-9]|10)\b/, digits => NUMBERS[Number(digits) - 1] ?? digits);
  return typed === foldTitle(text) ? undefined : typed;
};

/** "syhte": two letters wrong in a title of one word of five to seven letters, and not the first. */
export const twoEditsInOneWord: Writer = ({ text }, random) => {
  const word = foldTitle(text);
  if (!/^[a-z]{5,7}$/.test(word)) return undefined;
  return swapped(swapped(word, 1, 2, random), 3, word.length - 1, random);
};

function swapped(word: string, from: number, to: number, random: Random): string {
  const place = random.between(from, to - 1);
  return word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
}
