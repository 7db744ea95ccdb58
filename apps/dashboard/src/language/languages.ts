/** The languages of these pages. The first is for readers of other languages. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own name, so that its readers recognize it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some(language => language === text);
}
