import { type Day, DAY_MS, dayOf, type Month } from '#libs/admission';
import { capitalize, formatDate, formatDateRange } from './formats.js';
import { numberFormatter, relativeFormatter } from './formatters.js';
import type { Language } from './languages.js';

/** "14 November". */
export function formatDayOfMonth(language: Language, day: Day): string {
  return formatDate(language, new Date(day), { day: 'numeric', month: 'long' });
}

/** "1 Nov". */
export function formatShortDay(language: Language, day: Day): string {
  return formatDate(language, new Date(day), { day: 'numeric', month: 'short' });
}

/** "Nov"; of January and where asked for with its year, "Nov 2025". */
export function formatShortMonth(language: Language, month: Month, hasYear: boolean): string {
  const year = hasYear || month.endsWith('-01') ? ({ year: 'numeric' } as const) : {};
  return formatDate(language, new Date(`${month}-01`), { month: 'short', ...year });
}

/** "1 December 2026". */
export function formatLongDay(language: Language, day: Day): string {
  return formatDate(language, new Date(day), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "1 – 14 November 2026", both included. */
export function formatDays(language: Language, from: Day, to: Day): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return from === to
    ? formatLongDay(language, from)
    : formatDateRange(language, [new Date(from), new Date(to)], options);
}

/** "Today", "Yesterday", before that "Tuesday 10 November 2026"; in UTC, with a capital, since it is a title. */
export function formatDayTitle(language: Language, day: Day, now = new Date()): string {
  const daysAgo = (Date.parse(dayOf(now.getTime())) - Date.parse(day)) / DAY_MS;
  const isRecent = daysAgo === 0 || daysAgo === 1;
  return capitalize(
    isRecent
      ? relativeFormatter(language, { numeric: 'auto' }).format(-daysAgo, 'day')
      : formatDate(language, new Date(day), { dateStyle: 'full' }),
  );
}

/** "in 9 days". */
export function formatDaysUntil(language: Language, moment: string, nowMs: number): string {
  const days = Math.ceil((Date.parse(moment) - nowMs) / DAY_MS);
  return relativeFormatter(language, {}).format(days, 'day');
}

/** A share of 1 as a percentage with one decimal; without one for 0 and 1. */
export function formatShare(language: Language, share: number): string {
  const format = { style: 'percent', maximumFractionDigits: 1 } as const;
  return numberFormatter(language, format).format(share);
}

/** Whole percent. */
export function formatWholeShare(language: Language, share: number): string {
  return numberFormatter(language, { style: 'percent' }).format(share);
}
