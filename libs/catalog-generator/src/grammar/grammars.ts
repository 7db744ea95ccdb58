import type { Grammar, Translated } from './grammar.js';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { spanish } from './spanish.js';

export const GRAMMARS: Translated<Grammar> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  it: italian,
};
