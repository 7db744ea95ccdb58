import { addDays, type Day, dayOf, daysBetween, isDay, type Month, monthOf } from '#libs/admission';
import { PageError } from '../http/page-error.js';
import type { QueryFields } from '../http/query-fields.js';

/** The days that the page shows, both included. */
export interface UsagePeriod {
  /** When they are a calendar month, which is what the quota is for. */
  readonly month: Month | undefined;
  readonly from: Day;
  readonly to: Day;
}

/** A year, and the day after it. */
const MAX_DAYS = 366;

const MONTH_FORM = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * A month by default, or days: of `from` and `to`, one is enough.
 * @throws PageError for what is no month, no day, or a period of more than {@link MAX_DAYS} days
 */
export function readUsagePeriod(fields: QueryFields, nowMs: number): UsagePeriod {
  const [month, from, to] = ['month', 'from', 'to'].map(name => textOf(fields[name]));
  if (from === undefined && to === undefined) return monthPeriod(month ?? monthOf(nowMs));
  const last = readDay(to ?? dayOf(nowMs));
  const first = readDay(from ?? `${last.slice(0, 7)}-01`);
  const days = { month: undefined, from: first < last ? first : last, to: first < last ? last : first };
  if (days.to > addDays(days.from, MAX_DAYS - 1)) throw new PageError('bad-request');
  return days;
}

export function daysOf({ from, to }: UsagePeriod): Day[] {
  return daysBetween(from, to);
}

function monthPeriod(month: Month): UsagePeriod {
  if (!MONTH_FORM.test(month)) throw new PageError('not-found');
  const first = `${month}-01`;
  return { month, from: first, to: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
}

function readDay(text: string): Day {
  if (!isDay(text)) throw new PageError('bad-request');
  return text;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
