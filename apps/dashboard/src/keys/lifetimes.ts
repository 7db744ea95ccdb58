import { DAY_MS, isDay } from '#libs/admission';

/** The lifetimes in days that the forms offer. */
export const LIFETIMES_IN_DAYS: readonly number[] = [30, 90, 365];
/** The choice of a date of one's own, for which the forms have a field. */
export const OWN_DATE = 'date';

/** The expiry that a form asks for; `null` for none. A date means its first moment in UTC. */
export function expiryOf({ days, date }: { readonly days: string; readonly date: string }): string | null {
  if (days === '') return null;
  if (days !== OWN_DATE) return endAfter(Number(days));
  // The registry refuses what is no moment, like one that has passed.
  return isDay(date) ? date : '';
}

/** The moment in so many days. */
export function endAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}
