import { DAY_MS } from '#libs/admission';
import { PageError } from '../http/page-error.js';

/** The lifetimes in days that the forms offer; any other is refused. */
export const LIFETIMES_IN_DAYS: readonly number[] = [30, 90, 365];

/** The expiry of a key that is valid for `days`; `null`: none. @throws PageError for values the form does not offer */
export function readExpiry(days: string): string | null {
  if (days === '') return null;
  const count = LIFETIMES_IN_DAYS.find(offered => String(offered) === days);
  if (count === undefined) throw new PageError('bad-request');
  return endAfter(count);
}

/** The moment in so many days. */
export function endAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}
