import type { FastifyRequest } from 'fastify';

/** Where version 1 of the API lives, without a leading slash as Nest wants it. */
export const V1 = 'api/v1';

/** The OpenAPI description below the base address, where tools look for it: needs no key, since everybody may read it. */
export const V1_DESCRIPTION = `/${V1}/openapi.json`;

/** `http://host` before the path: clients of proxies write request targets so, and the router reads them. */
const AUTHORITY = /^https?:\/\/[^/?]*/i;

/** The path of a request target, percent-escapes as they came. */
export function pathOf(url: string): string {
  const target = url.startsWith('/') ? url : url.replace(AUTHORITY, '');
  const end = target.indexOf('?');
  return (end === -1 ? target : target.slice(0, end)) || '/';
}

/** The path as the router compares it with routes: `/%61pi` is `/api`. */
export function decodedPathOf(url: string): string {
  const path = pathOf(url);
  try {
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}

/**
 * Whether a request is for the API proper, which nobody enters without a key. Told by the route that will serve
 * it, so that no spelling of a path leads around the door; by the path where there is no route.
 */
export function isForApi({ routeOptions, raw }: FastifyRequest): boolean {
  const path = routeOptions.url ?? decodedPathOf(raw.url ?? '/');
  if (routeOptions.url === V1_DESCRIPTION) return false;
  return path === `/${V1}` || path.startsWith(`/${V1}/`);
}
