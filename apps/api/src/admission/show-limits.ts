import type { FastifyReply, FastifyRequest } from 'fastify';
import { quotaCorrection } from '#libs/admission';
import { rateLimitHeaders } from './rate-limit-headers.js';
import type { RateLimitStatus } from './rate-limit-status.js';

/** Adds the remaining limits of a valid key to the answer; not to a 5xx, whose quota unit is about to be refunded. */
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

/** The status after the quota is corrected to what an answer with this HTTP status costs. */
function settled(rateLimitStatus: RateLimitStatus, status: number): RateLimitStatus {
  const { quota } = rateLimitStatus;
  if (rateLimitStatus.kind !== 'admitted' || quota === undefined) return rateLimitStatus;
  const correction = quotaCorrection(rateLimitStatus.quotaCost, status);
  if (correction === 0) return rateLimitStatus;
  const remaining = Math.max(0, quota.remaining - correction);
  return { ...rateLimitStatus, quota: { ...quota, remaining } };
}
