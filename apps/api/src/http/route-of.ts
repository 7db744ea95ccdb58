import type { FastifyRequest } from 'fastify';
import { V1 } from './api-path.js';

/** What requests to no route are counted under. */
const NO_ROUTE = '(no route)';

/** The route's pattern as the documentation writes it: `/games/{slug}` within the API, `/docs/*` beside it. */
export function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url ?? request.knownPattern;
  return pattern === undefined ? NO_ROUTE : documentedPath(pattern);
}

export function documentedPath(pattern: string): string {
  const inside = pattern.startsWith(`/${V1}/`) ? pattern.slice(V1.length + 1) : pattern;
  return inside.replace(/:(\w+)/g, '{$1}');
}
