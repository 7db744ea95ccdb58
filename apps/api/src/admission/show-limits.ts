import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AdmissionOutcome, isQuotaRefunded, type LimitStatus } from '#libs/admission';

/** The limits of a valid key: of a request that was admitted, or stopped by one of them. */
type Limits = Extract<AdmissionOutcome, { readonly rate: unknown }>;

/** Adds the remaining limits of a valid key to the answer; not to a 5xx, whose quota unit is about to be refunded. */
export function showLimits(
  request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  const { admission } = request;
  if (admission !== undefined && 'rate' in admission && reply.statusCode < 500)
    reply.headers(limitHeaders(afterRefund(admission, reply.statusCode)));
  done();
}

/** The limits after the quota unit is given back for an answer that does not count. */
function afterRefund(limits: Limits, status: number): Limits {
  if (limits.kind !== 'admitted' || !isQuotaRefunded(limits, status)) return limits;
  const { quota } = limits;
  return { ...limits, quota: { ...quota, remaining: quota.remaining + 1 } };
}

/**
 * The two fields of the IETF RateLimit draft. The month is left out when the store was unavailable, since the request
 * was not counted.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
function limitHeaders({ rate, quota }: Limits): Record<'ratelimit' | 'ratelimit-policy', string> {
  if (quota === undefined)
    return { 'ratelimit-policy': policy('second', rate), ratelimit: limit('second', rate) };
  return {
    'ratelimit-policy': `${policy('second', rate)}, ${policy('month', quota)}`,
    ratelimit: `${limit('second', rate)}, ${limit('month', quota)}`,
  };
}

function policy(name: string, { limit, windowSeconds }: LimitStatus): string {
  return `"${name}";q=${limit};w=${windowSeconds}`;
}

function limit(name: string, { remaining, resetSeconds }: LimitStatus): string {
  return `"${name}";r=${remaining};t=${resetSeconds}`;
}
