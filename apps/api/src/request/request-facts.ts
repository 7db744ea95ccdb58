import type { FastifyInstance } from 'fastify';
import type { KeyUse } from '#libs/admission';
import type { RateLimitStatus } from './rate-limit-status.js';

/** What hooks find out about a request, for later hooks. */
declare module 'fastify' {
  interface FastifyRequest {
    /** The limits of the key, once a valid key was read; outside the API no key is read. */
    rateLimitStatus: RateLimitStatus | undefined;
    /** A key that was refused although the secret is one of its own: one of both was revoked, or has ended. */
    refusedKey: KeyUse | undefined;
    /** Pattern of the route at this path, when the request's method is not the one it serves. */
    knownPattern: string | undefined;
    /** Computed on first use; see `isForApi`. */
    isForApi: boolean | undefined;
    /** Computed on first use; see `routeOf`. */
    documentedRoute: string | undefined;
    /** Computed on first use; see `canonicalUrl`. */
    canonicalUrl: string | undefined;
    /** `answered`: the answer is known; `ended`: it was sent, or the client is gone, and the request was counted. */
    phase: 'open' | 'answered' | 'ended';
  }
}

/** Declared up front, so that every request object has the same shape from the start. */
export function declareRequestFacts(server: FastifyInstance): void {
  server.decorateRequest('rateLimitStatus', undefined);
  server.decorateRequest('refusedKey', undefined);
  server.decorateRequest('problem', undefined);
  server.decorateRequest('knownPattern', undefined);
  server.decorateRequest('isForApi', undefined);
  server.decorateRequest('documentedRoute', undefined);
  server.decorateRequest('canonicalUrl', undefined);
  server.decorateRequest('phase', 'open');
}
