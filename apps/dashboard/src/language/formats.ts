import { dateFormatter, numberFormatter, relativeFormatter } from './formatters.js';
import type { Language } from './languages.js';

export function formatNumber(language: Language, value: number): string {
  return numberFormatter(language, {}).format(value);
}

/** A moment (ISO 8601 or a Date), to the minute, in UTC, which quotas and expiry dates use. */
export function formatMoment(language: Language, moment: string | Date): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return `${formatDate(language, new Date(moment), options)}\u00a0UTC`;
}

export function formatDay(language: Language, day: string | Date): string {
  return formatDate(language, new Date(day), { dateStyle: 'medium' });
}

/** Two numbers as a range: “1–50”; the same number once. */
export function formatNumberRange(
  language: Language,
  [from, to]: readonly [from: number, to: number],
  options: Intl.NumberFormatOptions = {},
): string {
  const formatter = numberFormatter(language, options);
  return from === to ? formatter.format(from) : formatter.formatRange(from, to);
}

/** In UTC. */
export function formatDate(language: Language, date: Date, options: Intl.DateTimeFormatOptions): string {
  return asWritten(language, dateFormatter(language, options).format(date));
}

/** From one day to another, both included: “1 – 14 November 2026”. In UTC. */
export function formatDateRange(
  language: Language,
  [from, to]: readonly [from: Date, to: Date],
  options: Intl.DateTimeFormatOptions,
): string {
  return asWritten(language, dateFormatter(language, options).formatRange(from, to));
}

/** What `Intl` writes in another way than the readers of these pages do. */
function asWritten(language: Language, date: string): string {
  switch (language) {
    case 'en': // American, as all other words.
      return date.replace(/\bSept\b/g, 'Sep');
    case 'fr':
      return date.replace(/(^|\s)1(?=(–\d+)? \p{L})/gu, '$11er');
    case 'it': // Only in ranges, days have two digits.
      return date.replace(/(^|[\s–])0(?=\d[\s–])/g, '$1').replace(/(^|\s)1(?= \p{L})/gu, '$11º');
    default:
      return date;
  }
}

/** The month and the year, with a capital, since it begins a title or a sentence. @param month `YYYY-MM` */
export function formatMonth(language: Language, month: string): string {
  const text = dateFormatter(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`));
  return capitalize(text);
}

/** The time of day in UTC, to the millisecond; with its day if that is not today. */
export function formatTimeOfDay(language: Language, moment: Date): string {
  const time = moment.toISOString().slice(11, 23);
  if (moment.toISOString().slice(0, 10) === new Date().toISOString().slice(0, 10)) return time;
  return `${formatDate(language, moment, { day: 'numeric', month: 'short' })} ${time}`;
}

/** Milliseconds; below 10 with one decimal, also if it is 0, so that figures in a column are comparable. */
export function formatDuration(language: Language, ms: number): string {
  // What is rounded to 10 needs no decimal.
  const digits = ms < 9.95 ? 1 : 0;
  return numberFormatter(language, {
    style: 'unit',
    unit: 'millisecond',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(ms);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment in the past: "2 minutes ago" within the hour, "today, 09:41" (UTC) on the same day, else the day. */
export function formatRecent(language: Language, moment: string, now = new Date()): string {
  const at = new Date(moment);
  const ageMs = now.getTime() - at.getTime();
  const relative = relativeFormatter(language, { numeric: 'auto' });
  if (ageMs < HOUR_MS) return relative.format(-Math.max(1, Math.floor(ageMs / MINUTE_MS)), 'minute');
  if (at.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10)) return formatDay(language, at);
  return `${relative.format(0, 'day')}, ${at.toISOString().slice(11, 16)}`;
}

/** A duration in its largest unit that fits twice, rounded: "24 hours", "90 minutes". At least a minute. */
export function formatTimeLeft(language: Language, ms: number): string {
  const [unit, unitMs] =
    ms >= 2 * DAY_MS
      ? (['day', DAY_MS] as const)
      : ms >= 2 * HOUR_MS
        ? (['hour', HOUR_MS] as const)
        : (['minute', MINUTE_MS] as const);
  const count = Math.max(1, Math.round(ms / unitMs));
  return numberFormatter(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** For what begins a title or a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
