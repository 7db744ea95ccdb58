import type { FastifyInstance } from 'fastify';
import type { AdmissionOutcome } from '#libs/admission';

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
