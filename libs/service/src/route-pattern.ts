import type { FastifyRequest } from 'fastify';

/** The name under which requests without a route are counted. */
export const NO_ROUTE = '(no route)';

/** The pattern of the route that serves a request, as `/keys/{id}`. */
export function routePatternOf({ routeOptions: { url } }: FastifyRequest): string {
  return url?.replace(/:(\w+)/g, '{$1}') ?? NO_ROUTE;
}
