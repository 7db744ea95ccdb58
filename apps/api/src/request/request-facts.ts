import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdmissionOutcome } from '#libs/admission';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { containsApiKey } from './looks-like-api-key.js';

/** A query as Fastify parsed it: a list where a name was repeated. Without a prototype, so any name is just a name. */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;

/** What is found out about a request for later: each fact has one writer, and everything else reads it. */
export interface RequestFacts {
  /** What the admission check decided; `undefined` before it, and outside the API. */
  readonly admission: AdmissionOutcome | undefined;
}

declare module 'fastify' {
  // The facts of other folders are added to the interface above.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface FastifyRequest extends RequestFacts {}
}

type Writable = { -readonly [Name in keyof RequestFacts]: RequestFacts[Name] };

export function noteFact<Name extends keyof RequestFacts>(
  request: FastifyRequest,
  name: Name,
  fact: RequestFacts[Name],
): void {
  (request as Writable)[name] = fact;
}

/** Declared up front, so that every request object has the same shape from the start. */
export function declareRequestFacts(server: FastifyInstance): void {
  server.decorateRequest('admission', undefined);
  server.decorateRequest('problem', undefined);
}

/** A request whose answer was sent, or whose client is gone. */
export interface EndedRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Pattern of its route as the documentation writes it. */
  readonly route: string;
  /** Whether the client did not wait for the whole answer. */
  readonly aborted: boolean;
}

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
