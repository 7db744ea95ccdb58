import { LANGUAGES, inLanguageOrder, type Language, type Localized } from '#libs/catalog';
import type { RecordTypes } from '#libs/catalog-source';
import { GRAMMARS } from './grammar/grammars.js';
import type { Random } from './random.js';
import { CATEGORIES, MECHANICS } from './terms.data.js';
import { makeAliases } from './titles/make-aliases.js';
import type { SeriesTitle } from './titles/make-series.js';
import { capital, type Title } from './titles/title.js';
import type { Vocabulary } from './titles/vocabulary.js';
import type { UniqueSlugs } from './unique-slugs.js';

/** Slugs that games refer to. */
export interface ReferencedSlugs {
  readonly people: readonly string[];
  readonly publishers: readonly string[];
}

/** A game whose numbers are all known. */
export type GeneratedGame = RecordTypes['games'] & { readonly yearPublished: number };

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

/** A game of that title that passes validation. */
export function makeGame(
  words: Vocabulary,
  { title, sequels }: SeriesTitle,
  slugs: UniqueSlugs,
  referenced: ReferencedSlugs,
): GeneratedGame {
  const { random } = words;
  const yearPublished = random.chance(0.003)
    ? -random.between(1, 3_500)
    : random.between(1_950, 2_026) - (random.chance(0.02) ? 100 : 0);
  const name = publishedNames(random, title);
  const minPlayers = random.pick([1, 1, 2, 2, 2, 3]);
  const minMinutes = random.pick([10, 15, 20, 30, 30, 45, 60, 90, 120]);
  return {
    id: slugs.claim(title('en'), yearPublished),
    name,
    description: describe(words, name),
    yearPublished,
    editions: countEditions(random, sequels),
    players: { min: minPlayers, max: minPlayers + random.between(0, 6) },
    playtime: { min: minMinutes, max: minMinutes * random.pick([1, 1, 2, 3]) },
    minAge: random.pick([6, 8, 8, 10, 10, 12, 14]),
    languages: [...Object.keys(name), ...(random.chance(0.3) ? [random.pick(OTHER_LANGUAGES)] : [])],
    publisher: random.chance(0.05) ? null : (random.pickFavorites(referenced.publishers, 1)[0] ?? null),
    designers: random.pickFavorites(
      referenced.people,
      random.chance(0.0001) ? 100 : random.pick([0, 1, 1, 1, 1, 2, 2, 3]),
    ),
    illustrators: random.pickFavorites(referenced.people, random.pick([0, 1, 1, 2])),
    categories: random.pickFavorites(CATEGORY_SLUGS, random.between(0, 3)),
    mechanics: random.pickFavorites(MECHANIC_SLUGS, random.between(0, 5)),
    aliases: makeAliases(words, title),
  };
}

/**
 * Most games are printed once. Of those in `indexer/seed`, the best-known games, a third was printed once; 57 had five
 * editions or more, and 14 had ten, and a catalog of 50,000 will hardly have more such games. A game with sequels has
 * two more editions than they.
 */
function countEditions(random: Random, sequels: number): number {
  return random.zipf(3) + (sequels > 0 ? random.between(1, 3) : 0);
}

/** The title in the languages of some editions; a localized edition may keep the English one. */
export function publishedNames(random: Random, title: Title): Localized {
  const published = LANGUAGES.filter(language => random.chance(SHARES[language]));
  const inLanguage = (language: Language) =>
    random.chance(SHARE_OF_KEPT_ENGLISH_TITLES) ? title('en') : title(language);
  return inLanguageOrder({
    ...Object.fromEntries(published.map(language => [language, inLanguage(language)])),
    en: title('en'),
  });
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

function describe(words: Vocabulary, name: Localized): Localized {
  const [first, second] = [words.plainThing('plural'), words.plainThing('plural')];
  const rounds = words.random.between(3, 12);
  const languages = Object.keys(name) as Language[];
  const sentence = (language: Language): string => {
    const grammar = GRAMMARS[language];
    return capital(SENTENCES[language](grammar.the(first), grammar.the(second), rounds));
  };
  return Object.fromEntries(
    languages.map(language => [language, sentence(language)]),
  ) as unknown as Localized;
}
