import type { Language } from './languages.js';

/** English readers are in many countries: British dates are not ambiguous. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de', es: 'es', it: 'it' };

export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** A moment (ISO 8601 or a Date), to the minute, in UTC, which quotas and expiry dates use. */
export function formatMoment(language: Language, moment: string | Date): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(moment))} UTC`;
}

export function formatDay(language: Language, day: string | Date): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** @param month `YYYY-MM` */
export function formatMonth(language: Language, month: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01`));
}
