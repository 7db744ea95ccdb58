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

/** Request fields that a page from another origin may send: those that are read, and those that tools add. */
const REQUEST_FIELDS = [
  ...['Authorization', 'X-API-Key', 'If-None-Match', 'If-Modified-Since', 'Accept', 'Content-Type'],
  ...['Cache-Control', 'Request-Id', 'traceparent', 'tracestate'],
].join(', ');

/** The API is read-only. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** The answer to a preflight, valid for a day: what it allows changes only with a release. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': REQUEST_FIELDS,
  'access-control-max-age': '86400',
} as const;
