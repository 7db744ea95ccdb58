import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Site } from '../configuration/site.js';
import { routeOf } from './requested-route.js';

/** Response fields that a page from another origin may read. */
const EXPOSED = [
  'Allow',
  'Cache-Control',
  'Catalog-Generation',
  'Content-Encoding',
  'Deprecation',
  'ETag',
  'Last-Modified',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Request-Id',
  'Retry-After',
  'Sunset',
  'Vary',
  'WWW-Authenticate',
].join(', ');

/** How long browsers must use HTTPS only: a year. */
const HSTS = 'max-age=31536000';

/**
 * Sent even with answers that are not compressed: the same answer to another client may be. With `Origin` in the API, because
 * a key may be restricted: what a browser keeps for one page must not answer another.
 */
const VARY = 'Accept-Encoding';

/** The fields of every answer, whatever the outcome of the request. */
@Injectable()
export class CommonHeaders {
  /** Those that do not depend on the request. `Strict-Transport-Security` is sent only if clients use HTTPS. */
  readonly fixed: Readonly<Record<string, string>>;
  private readonly ofApi: Readonly<Record<string, string>>;
  private readonly ofPages: Readonly<Record<string, string>>;

  constructor({ publicUrl }: Site) {
    this.fixed = {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      'x-content-type-options': 'nosniff',
      ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
    };
    this.ofApi = { ...this.fixed, vary: `Authorization, X-API-Key, Origin, ${VARY}` };
    this.ofPages = { ...this.fixed, vary: VARY };
  }

  set(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(routeOf(request).isForApi ? this.ofApi : this.ofPages).header('request-id', request.id);
  }
}

/** The API is read-only. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/**
 * The answer to a preflight, valid for a day. Every request field that the browser asks for is allowed: answers are the same
 * for every page, no cookie is read, and a field that a tool adds, for traces as an example, must not cost the call.
 */
export function preflightHeaders({ headers }: FastifyRequest): Readonly<Record<string, string>> {
  const asked = headers['access-control-request-headers'];
  return {
    'access-control-allow-methods': ALLOWED_METHODS,
    ...(asked !== undefined && { 'access-control-allow-headers': asked }),
    'access-control-max-age': '86400',
  };
}
