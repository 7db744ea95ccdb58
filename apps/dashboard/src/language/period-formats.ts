import { type Day, DAY_MS } from '#libs/admission';
import { formatDate, formatDateRange } from './formats.js';
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
