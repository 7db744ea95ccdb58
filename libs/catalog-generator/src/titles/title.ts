import type { Language } from '#libs/catalog';
import type { Grammar } from '../grammar/grammar.js';
import { GRAMMARS } from '../grammar/grammars.js';

/** A title in any given language; it consists of the same parts in each. */
export type Title = (language: Language) => string;

/** Words that are in lower case in the middle of an English title. */
const SMALL_WORDS = new Set('a an and at by de di for from in of on or the to upon von vs. with'.split(' '));

const OPENING_MARKS = '¡¿(';

/** The title that `text` returns in each language, with the capitals that titles have there. */
export function titleOf(text: (grammar: Grammar, language: Language) => string): Title {
  // Asked for again and again: games are published in English, called by it in slugs, and keep it elsewhere.
  let english: string | undefined;
  return language =>
    language === 'en'
      ? (english ??= inEnglishCapitals(text(GRAMMARS.en, 'en')))
      : capital(text(GRAMMARS[language], language));
}

/** The text with a capital at its beginning, which may be after an opening mark. */
export function capital(text: string): string {
  const start = OPENING_MARKS.includes(text.charAt(0)) ? 1 : 0;
  return text.slice(0, start) + text.charAt(start).toUpperCase() + text.slice(start + 1);
}

function inEnglishCapitals(text: string): string {
  const words = text.split(' ');
  return words.map((word, place) => (place > 0 && SMALL_WORDS.has(word) ? word : capital(word))).join(' ');
}

/** The title and the part after its colon. */
export function withSubtitle(title: Title, subtitle: Title): Title {
  return language => `${title(language)}${language === 'fr' ? ' : ' : ': '}${subtitle(language)}`;
}

/** The title and what follows it in every language. */
export function withEnding(title: Title, ending: Title): Title {
  return language => `${title(language)} ${ending(language)}`;
}
