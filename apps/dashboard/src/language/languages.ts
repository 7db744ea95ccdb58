/** The languages of the catalog, and of these pages. The first is for whoever reads none of them. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words, so that those who need it can read it. */
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
