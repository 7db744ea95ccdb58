import type { FastifyRequest } from 'fastify';

/** Where version 1 of the API lives, without a leading slash as Nest wants it. */
export const V1 = 'api/v1';

/** The OpenAPI description below the base address, where tools look for it: needs no key, since it is public. */
export const V1_DESCRIPTION = `/${V1}/openapi.json`;

/** `http://host` before the path: clients of proxies write request targets like this, and the router accepts them. */
const AUTHORITY = /^https?:\/\/[^/?]*/i;

/** The path of a request target, with percent-escapes unchanged. */
export function pathOf(url: string): string {
  const target = url.startsWith('/') ? url : url.replace(AUTHORITY, '');
  const end = target.indexOf('?');
  return (end === -1 ? target : target.slice(0, end)) || '/';
}

/** The path decoded, as the router compares it with routes: `/%61pi` becomes `/api`. */
export function decodedPathOf(url: string): string {
  const path = pathOf(url);
  try {
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}

/**
 * Whether a request is for the API itself, which needs a key. Decided by the route that will serve the request, so that
 * no spelling of a path avoids the check; by the path where there is no route.
 */
export function isForApi({ routeOptions, raw }: FastifyRequest): boolean {
  const { url } = routeOptions;
  if (url === V1_DESCRIPTION) return false;
  const path = url ?? decodedPathOf(raw.url ?? '/');
  return path === `/${V1}` || path.startsWith(`/${V1}/`);
}
