import type { FastifyReply, FastifyRequest } from 'fastify';
import { countsTowardQuota } from '#libs/admission';
import { rateLimitHeaders } from './rate-limit-headers.js';
import type { RateLimitStatus } from '../request/rate-limit-status.js';

/** Adds the remaining limits of a valid key to the answer; not to a 5xx, whose quota unit is about to be refunded. */
export function showLimits(
  request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  const { rateLimitStatus } = request;
  if (rateLimitStatus !== undefined && reply.statusCode < 500)
    reply.headers(rateLimitHeaders(afterRefund(rateLimitStatus, reply.statusCode)));
  done();
}

/** The status after the quota unit is given back for an answer that does not count. */
function afterRefund(rateLimitStatus: RateLimitStatus, status: number): RateLimitStatus {
  const { quota } = rateLimitStatus;
  if (rateLimitStatus.kind !== 'admitted' || quota === undefined || countsTowardQuota(status))
    return rateLimitStatus;
  return { ...rateLimitStatus, quota: { ...quota, remaining: quota.remaining + 1 } };
}
