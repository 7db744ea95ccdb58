import { foldTitle } from '#libs/catalog';
import { pick } from './pick.js';
import type { Writer } from './query-class.js';

/** Three letters and more are left of the last word. */
const SHORTEST_UNFINISHED = 5;

/** "terraforming ma": the last two letters are missing, and the rest is no word of any title. */
export const unfinished: Writer = ({ text }, _, list) => {
  const begun = cutOff(text);
  return begun !== undefined && list.frequency(lastWord(begun)) === 0 ? begun : undefined;
};

/**
 * "star" for "Staree": the last two letters are missing, which cannot be recognized, because the rest is a word itself.
 */
export const unfinishedToAWord: Writer = ({ text }, _, list) => {
  const begun = cutOff(text);
  return begun !== undefined && list.frequency(lastWord(begun)) > 0 ? begun : undefined;
};

function cutOff(text: string): string | undefined {
  const last = /\p{L}+$/u.exec(text)?.[0] ?? '';
  return [...last].length < SHORTEST_UNFINISHED ? undefined : [...text].slice(0, -2).join('');
}

function lastWord(text: string): string {
  return foldTitle(text).split(' ').at(-1) ?? '';
}

/** "aventuriers rail": a word is left out, a short one if there is any, never the most specific one. */
export const wordLeftOut: Writer = ({ text }, random, list) => {
  const words = foldTitle(text).split(' ');
  if (words.length < 3) return undefined;
  const telling = words.reduce((rarest, word) =>
    list.frequency(word) < list.frequency(rarest) ? word : rarest,
  );
  const spare = words.filter(word => word !== telling && !/\d/.test(word));
  const short = spare.filter(word => word.length <= 3);
  const left = pick(short.length > 0 ? short : spare, random);
  return left === undefined ? undefined : words.toSpliced(words.indexOf(left), 1).join(' ');
};

/** "mars terraforming". */
export const otherOrder: Writer = ({ text }, random) => {
  const words = foldTitle(text).split(' ');
  if (new Set(words).size < 2) return undefined;
  for (;;) {
    const shuffled = words.map(word => ({ word, at: random.next() })).sort((a, b) => a.at - b.at);
    const typed = shuffled.map(({ word }) => word).join(' ');
    if (typed !== words.join(' ')) return typed;
  }
};
