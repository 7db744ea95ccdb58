import type { FastifyReply, FastifyRequest } from 'fastify';
import { quotaCorrection } from '#libs/admission';
import { rateLimitHeaders } from './rate-limit-headers.js';
import type { RateLimitStatus } from './rate-limit-status.js';

/** Shows a valid key what is left of its limits; not on a 5xx, whose quota unit is about to be given back. */
export function showLimits(
  request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  const { rateLimitStatus } = request;
  if (rateLimitStatus !== undefined && reply.statusCode < 500)
    reply.headers(rateLimitHeaders(settled(rateLimitStatus, reply.statusCode)));
  done();
}

/** What is left once the quota is corrected to what an answer of this status costs. */
function settled(rateLimitStatus: RateLimitStatus, status: number): RateLimitStatus {
  const { quota } = rateLimitStatus;
  if (rateLimitStatus.kind !== 'admitted' || quota === undefined) return rateLimitStatus;
  const remaining = Math.max(0, quota.remaining - quotaCorrection(rateLimitStatus.quotaCost, status));
  return { ...rateLimitStatus, quota: { ...quota, remaining } };
}
