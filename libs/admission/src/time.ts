/** The time, as a port, so that tests decide what time it is. */
export abstract class Clock {
  /** Milliseconds since the epoch, with a fraction where the platform has one. May be stepped back. */
  abstract now(): number;
}

/** A difference from the wall clock that means that the clock was set. */
const STEP_MS = 1_000;

/**
 * Wall time read off the monotonic counter. `Date.now()` drops the fraction of a millisecond, and a window
 * measured with it may be up to 1 ms shorter than it claims.
 */
export class SystemClock extends Clock {
  private originMs = performance.timeOrigin;

  override now(): number {
    const wallMs = Date.now();
    const nowMs = this.originMs + performance.now();
    if (Math.abs(wallMs - nowMs) < STEP_MS) return nowMs;
    this.originMs += wallMs - nowMs;
    return wallMs;
  }
}

/** A calendar month in UTC, `YYYY-MM`. */
export type Month = string;
/** A calendar day in UTC, `YYYY-MM-DD`. */
export type Day = string;

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** In milliseconds since the epoch. */
interface MonthBounds {
  readonly startMs: number;
  readonly endMs: number;
}

// Every request asks for its day and month, and most have those of the request before.
let lastDay = { number: NaN, name: '' };
let lastMonth: MonthBounds & { readonly name: Month } = { name: '', startMs: NaN, endMs: NaN };

export function monthOf(epochMs: number): Month {
  return dayOf(epochMs).slice(0, 7);
}

export function dayOf(epochMs: number): Day {
  const number = Math.floor(epochMs / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, name: new Date(epochMs).toISOString().slice(0, 10) };
  return lastDay.name;
}

/** The hour of its day, 0 to 23, in UTC. */
export function hourOf(epochMs: number): number {
  return Math.floor(epochMs / HOUR_MS) % 24;
}

/** Whether a text is a day. The 30th of February has the form of one, and is read as a day in March. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text
  );
}

/** First moment of the month and of the one after it. */
export function monthBounds(month: Month): MonthBounds {
  if (month !== lastMonth.name) {
    const [year = NaN, monthNumber = NaN] = month.split('-').map(Number);
    lastMonth = { name: month, startMs: Date.UTC(year, monthNumber - 1), endMs: Date.UTC(year, monthNumber) };
  }
  return lastMonth;
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
