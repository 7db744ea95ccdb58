import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission, UsageRecorder } from '#libs/admission';
import { routeOf } from '../lifecycle/route-of.js';

/** After the answer: the quota is corrected to what the request really cost, and the use of the key is counted. */
export function adjustQuota(admission: Admission, usage: UsageRecorder) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { rateLimitStatus } = request;
    if (rateLimitStatus === undefined) return;
    usage.record(rateLimitStatus.keyId, routeOf(request), reply.statusCode);
    if (rateLimitStatus.kind === 'admitted')
      await admission.adjustQuota(rateLimitStatus, { status: reply.statusCode });
  };
}
