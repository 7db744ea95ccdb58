import type { Language } from './languages.js';
import { de } from './words/de.js';
import { en, type Words } from './words/en.js';
import { es } from './words/es.js';
import { fr } from './words/fr.js';
import { it } from './words/it.js';

export type { Words };

const WORDS: Readonly<Record<Language, Words>> = { en, fr, de, es, it };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}
