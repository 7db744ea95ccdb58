import type { Language } from './languages.js';

/** English readers are in many countries: British dates are not ambiguous. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de', es: 'es', it: 'it' };

export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** @param percent 0 to 100 */
export function formatPercent(language: Language, percent: number): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(percent / 100);
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

/** The time of day in UTC, to the millisecond; with its day if that is not today. */
export function formatTimeOfDay(language: Language, moment: Date, now = new Date()): string {
  const time = moment.toISOString().slice(11, 23);
  if (moment.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)) return time;
  const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return `${day.format(moment)} ${time}`;
}

/** Milliseconds; below 10 with one decimal. */
export function formatDuration(language: Language, ms: number): string {
  const maximumFractionDigits = ms < 10 ? 1 : 0;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits,
  }).format(ms);
}
