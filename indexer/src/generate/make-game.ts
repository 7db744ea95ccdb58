import { LANGUAGES, inLanguageOrder, type Language, type Localized } from '#libs/catalog';
import type { RecordTypes } from '#libs/catalog-source';
import { makeTitle } from './make-title.js';
import type { Random } from './random.js';
import { CATEGORIES, MECHANICS } from './terms.data.js';
import type { UniqueSlugs } from './unique-slugs.js';
import { FOREIGN_TITLES, NOUNS, type Word } from './words.data.js';

/** Slugs that games refer to. */
export interface Cast {
  readonly people: readonly string[];
  readonly publishers: readonly string[];
}

/** How often a game is published in each language; English is always. */
const SHARES: Readonly<Record<Language, number>> = { en: 1, fr: 0.35, de: 0.45, es: 0.25, it: 0.2 };
const OTHER_LANGUAGES: readonly [string, ...string[]] = [
  'ja',
  'nl',
  'pl',
  'pt',
  'zh',
  'ko',
  'cs',
  'hu',
  'ru',
  'sv',
];
const SHARE_OF_KEPT_ENGLISH_TITLES = 0.2;
const MECHANIC_SLUGS = MECHANICS.map(({ id }) => id);
const CATEGORY_SLUGS = CATEGORIES.map(({ id }) => id);

/** A game that passes validation, and its title in every language, published in it or not. */
export function makeGame(
  random: Random,
  slugs: UniqueSlugs,
  cast: Cast,
): { game: RecordTypes['games']; title: Word } {
  const title = makeTitle(random);
  const yearPublished = random.chance(0.003)
    ? -random.between(1, 3_500)
    : random.between(1_950, 2_026) - (random.chance(0.02) ? 100 : 0);
  const name = publishedNames(random, title);
  const minPlayers = random.pick([1, 1, 2, 2, 2, 3]);
  const minMinutes = random.pick([10, 15, 20, 30, 30, 45, 60, 90, 120]);
  const game = {
    id: slugs.claim(title.en, yearPublished),
    name,
    description: describe(random, name),
    yearPublished,
    editions: Math.floor(1 / (0.02 + random.next())) + (random.chance(0.01) ? random.between(1, 60) : 1),
    players: { min: minPlayers, max: minPlayers + random.between(0, 6) },
    playtime: { min: minMinutes, max: minMinutes * random.pick([1, 1, 2, 3]) },
    minAge: random.pick([6, 8, 8, 10, 10, 12, 14]),
    languages: [...Object.keys(name), ...(random.chance(0.3) ? [random.pick(OTHER_LANGUAGES)] : [])],
    publisher: random.chance(0.05) ? null : (random.pickFavourites(cast.publishers, 1)[0] ?? null),
    designers: random.pickFavourites(
      cast.people,
      random.chance(0.0001) ? 100 : random.pick([0, 1, 1, 1, 1, 2, 2, 3]),
    ),
    illustrators: random.pickFavourites(cast.people, random.pick([0, 1, 1, 2])),
    categories: random.pickFavourites(CATEGORY_SLUGS, random.between(0, 3)),
    mechanics: random.pickFavourites(MECHANIC_SLUGS, random.between(0, 5)),
    aliases: makeAliases(random, title),
  };
  return { game, title };
}

/** The title in the languages of some editions; a localized edition may keep the English one. */
export function publishedNames(random: Random, title: Word): Localized {
  const published = LANGUAGES.filter(language => random.chance(SHARES[language]));
  const inLanguage = (language: Language) =>
    random.chance(SHARE_OF_KEPT_ENGLISH_TITLES) ? title.en : title[language];
  return inLanguageOrder({
    ...Object.fromEntries(published.map(language => [language, inLanguage(language)])),
    en: title.en,
  });
}

function makeAliases(random: Random, title: Word): string[] {
  const aliases = new Set<string>();
  if (random.chance(0.08)) aliases.add(makeTitle(random).en);
  if (random.chance(0.04)) aliases.add(`The ${title.en}`);
  if (random.chance(0.03)) aliases.add(random.pick(FOREIGN_TITLES));
  return [...aliases];
}

const SENTENCES: Readonly<Record<Language, (first: string, second: string, rounds: number) => string>> = {
  en: (first, second, rounds) =>
    `${first} and ${second} decide who leads. The most points after ${rounds} rounds win.`,
  fr: (first, second, rounds) =>
    `${first} et ${second} décident de la partie. Le plus de points après ${rounds} manches l'emporte.`,
  de: (first, second, rounds) =>
    `${first} und ${second} entscheiden die Partie. Die meisten Punkte nach ${rounds} Runden gewinnen.`,
  es: (first, second, rounds) =>
    `${first} y ${second} deciden la partida. Gana quien tenga más puntos tras ${rounds} rondas.`,
  it: (first, second, rounds) =>
    `${first} e ${second} decidono la partita. Vince chi ha più punti dopo ${rounds} turni.`,
};

function describe(random: Random, name: Localized): Localized {
  const first = random.pick(NOUNS);
  const second = random.pick(NOUNS);
  const rounds = random.between(3, 12);
  const languages = Object.keys(name) as Language[];
  const sentence = (language: Language) => SENTENCES[language](first[language], second[language], rounds);
  return Object.fromEntries(
    languages.map(language => [language, sentence(language)]),
  ) as unknown as Localized;
}
