import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdmissionOutcome } from '#libs/admission';

/** A query as Fastify parsed it: a list where a name was repeated. Without a prototype, so any name is just a name. */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;

// What is found out about a request for later: each fact has one writer, and everything else reads it.
declare module 'fastify' {
  interface FastifyRequest {
    /** What the admission check decided; `undefined` before it, and outside the API. */
    admission: AdmissionOutcome | undefined;
    /** Where it comes from, as the admission check saw it; empty before it, and outside the API. */
    clientAddress: string;
  }
}

/** Declared up front, so that every request object has the same shape from the start. */
export function declareRequestFacts(server: FastifyInstance): void {
  server.decorateRequest('admission', undefined);
  server.decorateRequest('clientAddress', '');
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
