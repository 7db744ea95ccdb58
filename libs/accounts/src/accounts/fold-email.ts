import { InvalidEmail } from '../registry-error.js';

/** RFC 5321 allows a path of 256 octets, angle brackets included. */
const MAX_LENGTH = 254;

/**
 * The form an account's address is stored and compared in. Only a link that arrives proves an address, so the
 * check is for typing errors alone.
 * @throws InvalidEmail
 */
export function foldEmail(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  if (folded.length > MAX_LENGTH || !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(folded))
    throw new InvalidEmail(email);
  return folded;
}
