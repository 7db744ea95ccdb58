import type { Month } from '#libs/admission';
import { InvalidMonth } from '../registry-error.js';

/** A month as people and URLs write it, `YYYY-MM`. @throws InvalidMonth */
export function readMonth(text: string): Month {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidMonth();
  return text;
}
