import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A form that is safe in a header, a log line and a URL. Never one that could be an API key: ids are logged. */
const WELL_FORMED = /^(?!bgc_)[A-Za-z0-9._-]{1,128}$/;

// A random prefix per process and a counter: unique like a UUID, at the cost of an addition per request.
const processPrefix = randomBytes(8).toString('hex');
let made = 0;

/** The id a request is known by: its own `Request-Id` when that is well-formed, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId();
}

export function newRequestId(): string {
  return `${processPrefix}-${(++made).toString(36)}`;
}
