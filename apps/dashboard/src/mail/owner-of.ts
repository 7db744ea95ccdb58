import type { Person, RequestContext } from '../request-context/request-context.js';
import type { Recipient } from './notices.js';

/** The person who sent a request, as the recipient of notices about what it did. */
export function ownerOf(
  { language, address, origin }: RequestContext,
  { email, accountId }: Pick<Person, 'email' | 'accountId'>,
): Recipient {
  return { accountId, email, language, address, origin };
}
