import type { Person, Visit } from '../visit/visit.js';
import type { Recipient } from './notices.js';

/** The person a visit belongs to, as the recipient of notices about it. */
export function ownerOf({ language, address }: Visit, { email }: Person): Recipient {
  return { email, language, address };
}
