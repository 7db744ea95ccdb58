import { foldTitle, joinWords, titleForms } from '#libs/catalog';
import type { Writer } from './query-class.js';

/** As it is printed on the box. */
export const mainTitle: Writer = ({ text, main }) => (text === main ? text : undefined);

export const otherLanguage: Writer = ({ text, main, language }) =>
  language !== undefined && foldTitle(text) !== foldTitle(main) ? text : undefined;

export const formerTitle: Writer = ({ text, main, language }) =>
  language === undefined && foldTitle(text) !== foldTitle(main) ? text : undefined;

/** "Combat" is a game, and another was once sold as Combat. */
export const presentAndFormerTitle: Writer = ({ text, isAlias }, _, list) =>
  !isAlias && list.ownersOf(text).size > list.presentOwnersOf(text).size ? text : undefined;

/** "Go", "Ra": too short for any edit. */
export const twoLetterTitle: Writer = ({ text }) =>
  [...joinWords(foldTitle(text))].length === 2 ? text : undefined;

export const digits: Writer = ({ text }) => (/\d/.test(text) ? foldTitle(text) : undefined);

/** "8 Wonders" must not find 7 Wonders; "Hex 0.0" may find Hex 3.0, which has all its words in one of its titles. */
export const anotherDigit: Writer = ({ text, slug }, random, list) => {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[Math.floor(random.next() * places.length)];
  if (place === undefined) return undefined;
  const other = (Number(text[place]) + random.between(1, 9)) % 10;
  const changed = text.slice(0, place) + String(other) + text.slice(place + 1);
  const asked = foldTitle(changed).split(' ');
  const holdsAll = (title: string): boolean => {
    const words = new Set(titleForms(title).words);
    return asked.every(word => words.has(word));
  };
  return list.titles.some(title => title.slug === slug && holdsAll(title.text)) ? undefined : changed;
};
