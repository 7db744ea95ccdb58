import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '#libs/admission';

/** After the answer: the quota is corrected to what the request really cost. */
export function adjustQuota(admission: Admission) {
  return ({ rateLimitStatus }: FastifyRequest, { statusCode }: FastifyReply): Promise<void> | undefined =>
    rateLimitStatus?.kind === 'admitted'
      ? admission.adjustQuota(rateLimitStatus, { status: statusCode })
      : undefined;
}
