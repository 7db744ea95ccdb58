import type { LimitStatus } from '#libs/admission';
import type { RateLimitStatus } from '../request/rate-limit-status.js';

/**
 * The two fields of the IETF RateLimit draft. The month is left out when the store was unavailable, since the request
 * was not counted.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
export function rateLimitHeaders({
  rate,
  quota,
}: RateLimitStatus): Record<'ratelimit' | 'ratelimit-policy', string> {
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
