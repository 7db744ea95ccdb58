import type { FastifyReply, FastifyRequest } from 'fastify';
import { countHeaderLines } from '#libs/service';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { Problem } from '../problems/problem.js';
import { type CommonHeaders, preflightHeaders } from '../request/common-headers.js';
import { MAX_URL_LENGTH, urlNotDecodable, urlTooLong } from '../problems/url-problems.js';

/** The first hook: sets the headers of every answer, answers preflights, and refuses requests that cannot be read. */
export function applyCommonHeaders(commonHeaders: CommonHeaders, problems: ProblemWriter) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const url = request.raw.url ?? '/';
    commonHeaders.set(request, reply);
    if (isPreflight(request)) {
      answerPreflight(request, reply);
      return;
    }
    const problem = unreadable(request, url);
    if (problem !== undefined) problems.send(problem, request, reply);
    else done();
  };
}

/**
 * Whether a browser asks what a page may send. That is answered first, even for a URL that cannot be read: otherwise
 * the page could not read why its request was refused.
 */
export function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

export function answerPreflight(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(204).headers(preflightHeaders(request)).send();
}

/** No request here needs a body: a small one is ignored. */
const MAX_BODY_BYTES = 65_536;

function unreadable({ raw, headers }: FastifyRequest, url: string): Problem | undefined {
  if (url.length > MAX_URL_LENGTH) return urlTooLong();
  if (headers.host === undefined && raw.httpVersion === '1.1')
    return new Problem('bad_request', 'The Host header is missing; HTTP/1.1 requires it.');
  // Node shows the first of several; RFC 9112, 3.2, requires refusing them, since another server may use the last.
  if (countHeaderLines(raw.rawHeaders, 'host') > 1)
    return new Problem('bad_request', 'There is more than one Host header; only one may be sent.');
  if (Number(headers['content-length']) > MAX_BODY_BYTES)
    return new Problem('request_too_large', 'The body is larger than 64 kB. No request here needs a body.', {
      status: 413,
    });
  // Clients must not send a fragment. Servers and proxies disagree on where the path of such a target ends.
  if (url.includes('#'))
    return new Problem('bad_request', 'The URL cannot be read: a # in it must be sent as %23.');
  if (url.includes('%') && !isDecodable(url)) return urlNotDecodable();
  return undefined;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
