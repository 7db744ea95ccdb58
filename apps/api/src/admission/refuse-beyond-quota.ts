import type { FastifyRequest } from 'fastify';
import { quotaCorrection, quotaExceeded } from '#libs/admission';
import type { Problem } from '../problems/problem.js';
import { quotaProblem } from './refusal.js';

/**
 * A key whose quota is used up is admitted for a possible 304, which costs nothing. Called with the status of the
 * response before it is sent.
 * @returns the refusal to send instead, if this status would cost a unit; `undefined` if it may be sent
 */
export function refuseBeyondQuota(request: FastifyRequest, status: number): Problem | undefined {
  const { rateLimitStatus } = request;
  if (rateLimitStatus?.kind !== 'admitted' || rateLimitStatus.quota?.remaining !== 0) return undefined;
  if (quotaCorrection(rateLimitStatus.quotaCost, status) !== 1) return undefined;
  const exceeded = quotaExceeded(rateLimitStatus);
  request.rateLimitStatus = exceeded;
  return quotaProblem(exceeded);
}
