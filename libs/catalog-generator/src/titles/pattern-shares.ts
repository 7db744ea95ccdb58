import {
  aboutManyThings,
  aboutOneThing,
  aboutPlace,
  aboutThing,
  always,
  compound,
  counted,
  exclaimed,
  named,
  noun,
  pair,
  possessive,
  quality,
  spelledPair,
  theThing,
  thingOfName,
  thingOfThing,
  titled,
  type Pattern,
  VERSUS,
} from './patterns.js';
import type { Vocabulary } from './vocabulary.js';

const year = ({ random }: Vocabulary): number =>
  random.chance(0.6) ? random.between(1_800, 1_945) : random.between(1_066, 2_250);

/**
 * Every pattern of a title, and how often it is used: chosen so that the titles of a generated catalog have the same
 * statistics as those of the 20,343 ranked games of BoardGameGeek (2021): in the length of titles, the frequency of
 * words, the words that are near to others, equal titles, and titles that are part of others. Nothing else is taken
 * from there.
 */
export const PATTERNS: readonly (readonly [weight: number, Pattern])[] = [
  [2.5, noun],
  [12, always(words => words.names.invent())],
  [6, always(words => words.brand())],
  [6, always(words => words.name())],
  [0.4, always(words => words.names.inventShort())],
  [4, exclaimed],
  [5, quality],
  [1, theThing],
  [6, compound],
  [12, named],
  [4, titled],
  [6, thingOfName],
  [2, thingOfThing],
  [4, possessive],
  [1.5, pair((first, second) => `${first} & ${second}`)],
  [0.5, pair((first, second, language) => `${first} ${VERSUS[language]} ${second}`)],
  [1, spelledPair],
  [2, counted],
  [2.5, always(words => `${words.name()} ${year(words)}`)],
  [0.3, always(words => String(year(words)))],
  [0.7, always(words => `${words.name()} & ${words.name()}`)],
  [5, always(words => `${words.name()} ${words.name()}`)],
  [1, always(words => `${words.name()}-${words.name()}`)],
  [3, aboutPlace],
  [1, aboutThing],
  [1, aboutOneThing],
  [1, aboutManyThings],
];

/** Patterns for the part after a colon, which says more. */
export const SUBTITLE_PATTERNS: readonly (readonly [weight: number, Pattern])[] = [
  [6, thingOfName],
  [3, thingOfThing],
  [3, theThing],
  [2, aboutPlace],
  [2, compound],
  [2, quality],
  [2, always(words => `${words.name()} ${year(words)}`)],
  [1.5, aboutThing],
  [1.5, always(words => words.name())],
  [1, possessive],
  [1, spelledPair],
  [3, named],
];
