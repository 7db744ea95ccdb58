import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseApiKey } from '#libs/admission';

/** A format that is safe in a header, a log line and a URL. */
const WELL_FORMED = /^[A-Za-z0-9._-]{1,128}$/;
/** The prefix of keys with any separator that a gateway may have put in, and more than the (public) key id after it. */
const KEY_WITH_PREFIX = /bgc[._-]?[0-9A-Za-z]{11}/i;
/** As many letters and digits in a row as a key has after its prefix. */
const KEY_WITHOUT_PREFIX = /(?<![0-9A-Za-z])[0-9A-Za-z]{48}(?![0-9A-Za-z])/g;

// A random prefix per process and a counter: unique like a UUID, at the cost of an addition per request.
const processPrefix = randomBytes(8).toString('hex');
let made = 0;

/**
 * The id of a request: its own `Request-Id` if that is well-formed, else a new one. Ids are logged, so an id that
 * contains an API key is replaced by a new one, too.
 */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) && !containsApiKey(given)
    ? given
    : newRequestId();
}

export function newRequestId(): string {
  return `${processPrefix}-${(++made).toString(36)}`;
}

export function containsApiKey(text: string): boolean {
  if (KEY_WITH_PREFIX.test(text)) return true;
  // Other texts may have the same length; only keys have a valid checksum.
  return (text.match(KEY_WITHOUT_PREFIX) ?? []).some(
    letters => parseApiKey(`bgc_${letters}`).kind === 'well-formed',
  );
}
