import { LANGUAGES, foldTitle, type Language, type Localized } from '#libs/catalog';
import { cleanText } from '../../text/clean-text.js';
import { LONGEST_TITLE } from '../../text/lengths.js';
import type { Entity } from '../entity/entity.js';
import { BRACKET_WORDS } from '../tables/bracket-words.data.js';
import { PROPERTY } from '../tables/properties.data.js';

const DEFAULT_LANGUAGE = 'mul';
const BRACKETS = /^(.*\S)\s*[([（]([^()[\]（）]+)[)\]）]$/u;

export interface Titles {
  readonly name: Localized;
  /** Language code of the label or title that `name.en` is. */
  readonly englishFrom: string;
  /** Other titles, each once, none that is a name. */
  readonly aliases: readonly string[];
}

/**
 * The titles of an item. English is its English label, else the label for all languages, else its English title
 * (P1476); a game without any of these has none, and is shown under the title it has. Other languages have their own label
 * or none: regional codes are languages of their own, and the label for all languages is no translation.
 * @returns `undefined` when it has no English label, and no other title that folds to letters or digits of ASCII
 */
export function readTitles(entity: Entity): Titles | undefined {
  const labels = Object.entries(entity.labels).flatMap(([language, text]) => title(language, text));
  const stated = entity
    .best(PROPERTY.title)
    .flatMap(value => (value.kind === 'title' ? title(value.language, value.text) : []));
  const english = inOrder(labels, ['en']);
  const shown =
    english[0] ??
    [
      ...inOrder(labels, [DEFAULT_LANGUAGE]),
      ...inOrder(stated, ['en']),
      ...stated,
      ...inOrder(labels, [...LANGUAGES]),
      ...sorted(labels),
    ].find(isReadable);
  if (shown === undefined) return undefined;
  const name = {
    ...Object.fromEntries(inOrder(labels, [...LANGUAGES]).map(({ language, text }) => [language, text])),
    en: shown.text,
  } as Localized;
  const known = [...labels.filter(({ language }) => isSearched(language)), ...stated];
  const others = Object.entries(entity.aliases).flatMap(([language, texts]) =>
    isSearched(language) ? texts.flatMap(text => title(language, text)) : [],
  );
  const aliases = [...known, ...others].flatMap(({ text, original: written }) => [text, written]);
  return { name, englishFrom: shown.language, aliases: withoutRepeats(Object.values(name), aliases) };
}

interface LanguageTitle {
  readonly language: string;
  readonly text: string;
  /** The title with the bracket that only says that it is a game. */
  readonly original: string;
}

function title(language: string, raw: string): LanguageTitle[] {
  const original = cleanText(raw, LONGEST_TITLE);
  return original === undefined ? [] : [{ language, original, text: withoutBracket(original) }];
}

/** Edition, year and the like are kept, because they distinguish titles. */
export function withoutBracket(text: string): string {
  const [, before, word] = BRACKETS.exec(text) ?? [];
  return before !== undefined && BRACKET_WORDS.has(word?.toLowerCase().trim() ?? '') ? before : text;
}

function isSearched(language: string): boolean {
  return language === DEFAULT_LANGUAGE || LANGUAGES.includes(language as Language);
}

function isReadable({ text }: LanguageTitle): boolean {
  return /[a-z0-9]/.test(foldTitle(text));
}

function inOrder(titles: readonly LanguageTitle[], languages: readonly string[]): LanguageTitle[] {
  return languages.flatMap(language => titles.find(each => each.language === language) ?? []);
}

/** Sorts by language code, so that the same item always gives the same title. */
function sorted(titles: readonly LanguageTitle[]): LanguageTitle[] {
  return titles.toSorted((a, b) => (a.language < b.language ? -1 : 1));
}

/** Two texts with the same folded form find the same, so one is enough. */
function withoutRepeats(names: readonly string[], texts: readonly string[]): string[] {
  const keyOf = (text: string) => foldTitle(text) || text;
  const seen = new Set(names.map(keyOf));
  return texts.filter(text => {
    const key = keyOf(text);
    return !seen.has(key) && seen.add(key);
  });
}
