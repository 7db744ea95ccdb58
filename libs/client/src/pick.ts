import type { Language, Localized } from './resources.js';

/**
 * The text in the first of these languages that has one; English, which every text has, when none does.
 * @param languages in order of preference: ISO 639-1 codes or tags such as `navigator.languages` has (`it-CH` counts as `it`)
 */
export function pick(localized: Localized, languages: readonly string[]): string {
  for (const language of languages) {
    const text: unknown = localized[language.toLowerCase().split('-', 1)[0] as Language];
    if (typeof text === 'string') return text;
  }
  return localized.en;
}
