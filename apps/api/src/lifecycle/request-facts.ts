import type { FastifyInstance } from 'fastify';
import type { RateLimitStatus } from '../admission/rate-limit-status.js';
import type { Problem } from '../problems/problem.js';

/** What hooks find out about a request for those that come after them. */
declare module 'fastify' {
  interface FastifyRequest {
    /** Where the key stands, as soon as a valid key was shown; outside the API nobody asks for one. */
    rateLimitStatus: RateLimitStatus | undefined;
    /** The quota is used up, so that a 304 is the only answer that may be given: this is what takes the place of a problem. */
    quotaRefusal: { readonly problem: Problem; readonly rateLimitStatus: RateLimitStatus } | undefined;
    /** Pattern of the route at this path, when the request's method is not the one it serves. */
    knownPattern: string | undefined;
    /** Known once it was asked for; see `canonicalUrl`. */
    canonicalUrl: string | undefined;
    /** `answered`: what goes out is known; `ended`: it is out, or nobody waits for it, and it was counted. */
    phase: 'open' | 'answered' | 'ended';
  }
}

/** Declared up front, so that every request object has the same shape from the start. */
export function declareRequestFacts(server: FastifyInstance): void {
  server.decorateRequest('rateLimitStatus', undefined);
  server.decorateRequest('quotaRefusal', undefined);
  server.decorateRequest('knownPattern', undefined);
  server.decorateRequest('canonicalUrl', undefined);
  server.decorateRequest('phase', 'open');
}
