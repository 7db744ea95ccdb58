import type { FastifyRequest } from 'fastify';
import { pathOf } from '../lifecycle/api-path.js';
import type { RawQuery } from '../parameters/raw-query.js';

/**
 * The URL of a request with its parameters in the order of their names: requests that ask the same have the same.
 * Two that differ here only in spelling are merely answered twice.
 */
export function canonicalUrl(request: FastifyRequest): string {
  request.canonicalUrl ??= toCanonical(request);
  return request.canonicalUrl;
}

function toCanonical({ raw, query }: FastifyRequest): string {
  const parameters = query as RawQuery;
  const pairs = Object.keys(parameters)
    .sort()
    .flatMap(name => [parameters[name] ?? []].flat().map(value => [name, value] as [string, string]));
  const path = pathOf(raw.url ?? '/');
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** Whether a canonical URL holds a cursor, and so asks for the catalog of that cursor instead of the current one. */
export function isPinned(url: string): boolean {
  return /[?&]cursor=/.test(url);
}
