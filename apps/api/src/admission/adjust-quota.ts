import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission, UsageRecorder } from '#libs/admission';
import { routeOf } from '../lifecycle/route-of.js';

/** After the answer: the quota is corrected to what the request really cost, and the use of the key is counted. */
export function adjustQuota(admission: Admission, usage: UsageRecorder) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { standing } = request;
    if (standing === undefined) return;
    usage.record(standing.keyId, routeOf(request), reply.statusCode);
    if (standing.kind === 'admitted') await admission.settle(standing, { status: reply.statusCode });
  };
}
