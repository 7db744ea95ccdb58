import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Site } from '../configuration/site.js';
import { isForApi } from './api-path.js';

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

/** The fields of every answer, whatever the outcome of the request. */
@Injectable()
export class CommonHeaders {
  /** Those that do not depend on the request. `Strict-Transport-Security` is sent only if clients use HTTPS. */
  readonly fixed: Readonly<Record<string, string>>;

  constructor({ publicUrl }: Site) {
    this.fixed = {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      'x-content-type-options': 'nosniff',
      ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
    };
  }

  set(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(this.fixed).header('request-id', request.id).header('vary', varyOf(request));
  }
}

/**
 * Sent even with answers that are not compressed: the same answer to another client may be. `Origin`, because a key may be
 * restricted: what a browser keeps for one page must not answer another.
 */
function varyOf(request: FastifyRequest): string {
  return isForApi(request) ? 'Authorization, X-API-Key, Origin, Accept-Encoding' : 'Accept-Encoding';
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
