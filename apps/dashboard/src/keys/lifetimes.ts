import { DAY_MS } from '#libs/admission';

/** The lifetimes in days that the forms offer. */
export const LIFETIMES_IN_DAYS: readonly number[] = [30, 90, 365];

/** The expiry of a key that is valid for `days`, from a form; `null` for none. */
export function expiryAfter(days: string): string | null {
  return days === '' ? null : endAfter(Number(days));
}

/** The moment in so many days. */
export function endAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}
