import { pluralRules } from './formatters.js';
import type { Language } from './languages.js';

/** The form of a word that goes with a number. In French, for example, 0 is singular. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return pluralRules(language, {}).select(count) === 'one' ? one : other;
}
