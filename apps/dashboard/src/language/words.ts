import type { Language } from './languages.js';
import { de } from './words/de/index.js';
import { en, type Words } from './words/en/index.js';
import { es } from './words/es/index.js';
import { fr } from './words/fr/index.js';
import { it } from './words/it/index.js';

export type { Words };

const WORDS: Readonly<Record<Language, Words>> = { en, fr, de, es, it };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}
