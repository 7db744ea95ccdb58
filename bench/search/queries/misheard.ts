import { foldTitle } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import { pick } from './pick.js';
import type { Writer } from './query-class.js';

/** How a sound is written, and how who only heard it may write it. */
const SOUNDS: readonly (readonly [meant: RegExp, typed: string])[] = [
  [/ck/, 'k'],
  [/c(?=[aoulr])/, 'k'],
  [/c(?=[ei])/, 's'],
  [/k/, 'c'],
  [/k/, 'ck'],
  [/ph/, 'f'],
  [/f/, 'ph'],
  [/x/, 'ks'],
  [/qu/, 'kw'],
  [/y/, 'i'],
  [/i/, 'y'],
  [/([bdfglmnprst])\1/, '$1'],
  [/(?<=[aeiou])([lmnprst])(?=[aeiou])/, '$1$1'],
  [/z/, 's'],
  [/s(?=[aeiou])/, 'z'],
  [/ee/, 'ea'],
  [/ea/, 'ee'],
  [/th/, 't'],
  [/sch/, 'sh'],
  [/sh/, 'sch'],
  [/oo/, 'u'],
  [/ou/, 'u'],
  [/ai/, 'ei'],
  [/ei/, 'ai'],
  [/eau/, 'o'],
  [/gh/, 'g'],
  [/(?<=[bcdfgklmnpqrstvwxz])e$/, ''],
  [/w/, 'v'],
  [/v/, 'w'],
];
const SHORTEST = 4;

/** "pandemik legaki": two words, each with one or two sounds written in another way. */
export const twoMisheard: Writer = ({ text }, random) => {
  const words = foldTitle(text).split(' ');
  const places = words.flatMap((word, place) =>
    /^[a-z]+$/.test(word) && word.length >= SHORTEST ? [place] : [],
  );
  const misheard = new Map<number, string>();
  for (const place of shuffled(places, random)) {
    const typed = mishear(words[place] ?? '', random);
    if (typed !== undefined) misheard.set(place, typed);
    if (misheard.size === 2) return words.map((word, index) => misheard.get(index) ?? word).join(' ');
  }
  return undefined;
};

/** "karkason". */
export const oneMisheard: Writer = ({ text }, random) => {
  const word = foldTitle(text);
  if (!/^[a-z]{5,}$/.test(word)) return undefined;
  const once = mishear(word, random);
  return once === undefined ? undefined : mishear(once, random);
};

function mishear(word: string, random: Random): string | undefined {
  const typed = SOUNDS.map(([meant, written]) => word.replace(meant, written)).filter(each => each !== word);
  const once = pick(typed, random);
  if (once === undefined) return undefined;
  return random.chance(0.3) ? (mishear(once, random) ?? once) : once;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map(item => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
