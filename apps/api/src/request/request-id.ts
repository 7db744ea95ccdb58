import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { containsApiKey } from './looks-like-api-key.js';

/** A format that is safe in a header, a log line and a URL. */
const WELL_FORMED = /^[A-Za-z0-9._-]{1,128}$/;

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
