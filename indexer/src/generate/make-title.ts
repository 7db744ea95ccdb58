import { LANGUAGES, type Language } from '#libs/catalog';
import type { Random } from './random.js';
import {
  NOUNS,
  PLACES,
  PLACE_ENDS,
  PLACE_MIDDLES,
  PLACE_STARTS,
  LAST_NAMES,
  type Word,
} from './words.data.js';

const OF: Word = { en: 'of', fr: 'de', de: 'von', es: 'de', it: 'di' };
const AND: Word = { en: 'and', fr: 'et', de: 'und', es: 'y', it: 'e' };
const THE: Word = { en: 'The ', fr: 'Les ', de: 'Die ', es: '', it: '' };

/** What a title is made of; the same parts in every language. */
interface Parts {
  readonly noun: Word;
  readonly other: Word;
  readonly place: string;
  readonly name: string;
}

/** Renders parts in one language. */
type Pattern = (parts: Parts, language: Language) => string;

const PLAIN: Pattern = ({ noun }, language) => noun[language];
const OF_PLACE: Pattern = ({ noun, place }, language) => `${noun[language]} ${OF[language]} ${place}`;
const THE_OF_PLACE: Pattern = (parts, language) => THE[language] + OF_PLACE(parts, language);
const PLACE: Pattern = ({ place }) => place;
const AMPERSAND: Pattern = ({ noun, other }, language) => `${noun[language]} & ${other[language]}`;
const SPELLED_AND: Pattern = ({ noun, other, place }, language) =>
  `${noun[language]} ${AND[language]} ${other[language]} ${OF[language]} ${place}`;
const POSSESSIVE: Pattern = ({ noun, name }, language) =>
  language === 'en' ? `${name}'s ${noun.en}` : `${noun[language]} ${OF[language]} ${name}`;
const ELIDED: Pattern = ({ noun, name }, language) =>
  language === 'fr' ? `L'Âge des ${noun.fr}` : `${noun[language]} ${OF[language]} ${name}`;

/** Plain ones are few and drawn often: many games are called the same. */
const PATTERNS: readonly [Pattern, ...Pattern[]] = [
  PLAIN,
  OF_PLACE,
  OF_PLACE,
  OF_PLACE,
  THE_OF_PLACE,
  THE_OF_PLACE,
  PLACE,
  PLACE,
  AMPERSAND,
  SPELLED_AND,
  POSSESSIVE,
  POSSESSIVE,
  ELIDED,
];
const SUBTITLES: readonly [Pattern, ...Pattern[]] = [PLAIN, OF_PLACE, THE_OF_PLACE, AMPERSAND];
const NUMERALS: readonly [string, ...string[]] = [' II', ' III', ' IV', ' 2', ' 3', ': 1846', ' XL'];

const SHARE_OF_SERIES = 0.1;
const SHARE_OF_SUBTITLES = 0.2;
const SHARE_OF_ENDLESS_TITLES = 0.0001;

/** A title in every language. */
export function makeTitle(random: Random): Word {
  const title = render(random, random.pick(PATTERNS));
  const numeral = random.chance(SHARE_OF_SERIES) ? random.pick(NUMERALS) : '';
  const subtitled = random.chance(SHARE_OF_SUBTITLES)
    ? withSubtitle(append(title, numeral), makeSubtitle(random))
    : append(title, numeral);
  return random.chance(SHARE_OF_ENDLESS_TITLES) ? endless(random, subtitled) : subtitled;
}

/** Part of a title: what stands after a colon. */
export function makeSubtitle(random: Random): Word {
  return render(random, random.pick(SUBTITLES));
}

export function withSubtitle(title: Word, subtitle: Word): Word {
  return inEveryLanguage(language => `${title[language]}: ${subtitle[language]}`);
}

export function makePlace(random: Random): string {
  if (random.chance(0.1)) return random.pick(PLACES);
  const middle = random.pick(PLACE_MIDDLES) + (random.chance(0.5) ? `l${random.pick(PLACE_MIDDLES)}` : '');
  return random.pick(PLACE_STARTS) + middle + random.pick(PLACE_ENDS);
}

function render(random: Random, pattern: Pattern): Word {
  const parts = {
    noun: random.pick(NOUNS),
    other: random.pick(NOUNS),
    place: makePlace(random),
    name: random.pick(LAST_NAMES),
  };
  return inEveryLanguage(language => pattern(parts, language));
}

/** Some titles are more than 250 letters long. */
function endless(random: Random, title: Word): Word {
  let long = title;
  while (long.en.length < 255) long = withSubtitle(long, makeSubtitle(random));
  return long;
}

function append(title: Word, ending: string): Word {
  return inEveryLanguage(language => title[language] + ending);
}

function inEveryLanguage(text: (language: Language) => string): Word {
  return Object.fromEntries(LANGUAGES.map(language => [language, text(language)])) as Word;
}
