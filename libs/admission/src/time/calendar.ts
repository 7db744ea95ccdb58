/** A calendar month in UTC, `YYYY-MM`. */
export type Month = string;
/** A calendar day in UTC, `YYYY-MM-DD`. */
export type Day = string;

const DAY_MS = 86_400_000;

export function monthOf(epochMs: number): Month {
  return new Date(epochMs).toISOString().slice(0, 7);
}

export function dayOf(epochMs: number): Day {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** First moment of the month and of the one after it, in milliseconds since the epoch. */
export function monthBounds(month: Month): { readonly startMs: number; readonly endMs: number } {
  const [year = NaN, monthNumber = NaN] = month.split('-').map(Number);
  return { startMs: Date.UTC(year, monthNumber - 1), endMs: Date.UTC(year, monthNumber) };
}

/** The day `count` days after `day`, before it when negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** Every day from `from` to `to`, both included; none when `to` is before `from`. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
