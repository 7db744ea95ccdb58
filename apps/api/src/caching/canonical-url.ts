import type { FastifyRequest } from 'fastify';
import type { RawQuery } from '../request/raw-query.js';
import { pathOf } from '../request/requested-route.js';

/** A path without a query, or with one parameter of characters that are never escaped: canonical as it is. */
const CANONICAL = /^\/[^?]*(?:\?[A-Za-z]+=[A-Za-z0-9._-]+)?$/;

/**
 * The URL of a request with its parameters sorted by name, so that equal requests have the same URL. Two URLs that
 * differ only in spelling are kept as two answers, which does no harm.
 */
export function canonicalUrl({ raw, query }: FastifyRequest): string {
  if (raw.url !== undefined && CANONICAL.test(raw.url)) return raw.url;
  const parameters = query as RawQuery;
  const pairs = Object.keys(parameters)
    .sort()
    .flatMap(name => [parameters[name] ?? []].flat().map(value => [name, value] as [string, string]));
  const path = pathOf(raw.url ?? '/');
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** Whether a canonical URL has a cursor, and so is answered from the catalog of that cursor, not the current one. */
export function isPinned(url: string): boolean {
  return /[?&]cursor=/.test(url);
}
