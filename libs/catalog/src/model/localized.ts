/** The languages of the catalog, in the order in which every localized object lists them. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

/** ISO 639-1 code of a language the catalog is written in. */
export type Language = (typeof LANGUAGES)[number];

/** A text per language; English is always there. */
export type Localized = { readonly en: string } & { readonly [language in Language]?: string };

/** The same texts with their keys in the order of {@link LANGUAGES}. */
export function inLanguageOrder(text: Localized): Localized {
  return Object.fromEntries(
    LANGUAGES.filter(language => text[language] !== undefined).map(language => [language, text[language]]),
  ) as Localized;
}
