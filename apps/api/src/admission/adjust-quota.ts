import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '#libs/admission';

/** After the answer: the quota is corrected to what the request really cost. */
export function adjustQuota(admission: Admission) {
  return async ({ rateLimitStatus }: FastifyRequest, { statusCode }: FastifyReply): Promise<void> => {
    if (rateLimitStatus?.kind === 'admitted')
      await admission.adjustQuota(rateLimitStatus, { status: statusCode });
  };
}
