import type { Title } from '../model/entry.js';
import { LANGUAGES, type Language } from '../model/localized.js';
import { titleForms, type TitleForms } from './fold-title.js';

const NO_LANGUAGE: readonly Language[] = [];

/**
 * The forms of a title of the catalog, its numbers read in its own language: "elf" is 11 in a German title alone. An alias
 * may be in any language, and in a proper name a word is no number ("Otto" is not 8).
 */
export function formsOfTitle({ text, language, isAlias }: Title): TitleForms {
  if (language !== undefined) return titleForms(text, [language]);
  return titleForms(text, isAlias ? LANGUAGES : NO_LANGUAGE);
}
