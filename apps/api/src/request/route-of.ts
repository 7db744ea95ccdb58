import type { FastifyRequest } from 'fastify';
import { V1 } from './api-path.js';

/** The name under which requests without a route are counted. */
const NO_ROUTE = '(no route)';

/**
 * The route's pattern as the documentation writes it: `/games/{slug}` within the API, `/docs/*` outside it. To be asked
 * when the request is answered.
 */
export function routeOf(request: FastifyRequest): string {
  request.documentedRoute ??= readRoute(request);
  return request.documentedRoute;
}

function readRoute(request: FastifyRequest): string {
  const served = lacksParameter(request) ? undefined : request.routeOptions.url;
  const pattern = served ?? request.knownPattern;
  return pattern === undefined ? NO_ROUTE : documentedPath(pattern);
}

/** Whether a path lacks a part that its route names: for the router `/games/` is `/games/:slug` with an empty slug. */
export function lacksParameter(request: FastifyRequest): boolean {
  // There are none when the router could not read the URL.
  const given = (request.params ?? {}) as Readonly<Record<string, string>>;
  if (!Object.values(given).includes('')) return false;
  // Read last, because Fastify makes these options whenever they are read.
  return request.routeOptions.url?.includes(':') === true;
}

/** Routes are few, so each is written once. */
const documentedPaths = new Map<string, string>();

export function documentedPath(pattern: string): string {
  const known = documentedPaths.get(pattern);
  if (known !== undefined) return known;
  const inside = pattern.startsWith(`/${V1}/`) ? pattern.slice(V1.length + 1) : pattern;
  const documented = inside.replace(/:(\w+)/g, '{$1}');
  documentedPaths.set(pattern, documented);
  return documented;
}
