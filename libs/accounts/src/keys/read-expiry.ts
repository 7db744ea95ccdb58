import { DAY_MS } from '#libs/admission';
import { InvalidExpiry } from '../registry-error.js';
import type { Moment } from '../database/schema.js';

const MAX_DAYS = 3_653;

/**
 * The end of a key as it is recorded.
 * @param text a moment that `Date` reads, or `null` for none
 * @throws InvalidExpiry for what is no moment, is over, or is more than ten years ahead
 */
export function readExpiry(text: string | null, now: Moment): Moment | null {
  if (text === null) return null;
  const atMs = Date.parse(text);
  const nowMs = Date.parse(now);
  if (Number.isNaN(atMs) || atMs <= nowMs || atMs > nowMs + MAX_DAYS * DAY_MS)
    throw new InvalidExpiry(MAX_DAYS);
  return new Date(atMs).toISOString();
}
