import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { Problem } from '../problems/problem.js';
import { PREFLIGHT_HEADERS, varyOf } from './common-headers.js';
import { MAX_URL_LENGTH } from '../problems/url-length.js';

/** The first hook: headers that every answer carries, preflights, and what makes a request unreadable. */
export function applyCommonHeaders(problems: ProblemWriter) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const url = request.raw.url ?? '/';
    reply.headers(problems.commonHeaders).headers({ 'request-id': request.id, vary: varyOf(request) });
    const problem = unreadable(request, url);
    if (problem !== undefined) problems.send(problem, request, reply);
    else if (isPreflight(request)) reply.code(204).headers(PREFLIGHT_HEADERS).send();
    else done();
  };
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function unreadable({ raw, headers }: FastifyRequest, url: string): Problem | undefined {
  if (url.length > MAX_URL_LENGTH)
    return new Problem('request_too_large', `The URL is longer than ${MAX_URL_LENGTH} characters.`, {
      status: 414,
    });
  if (headers.host === undefined && raw.httpVersion === '1.1')
    return new Problem('bad_request', 'The Host header is missing; HTTP/1.1 requires it.');
  // Of several, Node shows the first; RFC 9112, 3.2, wants them refused, since another reader may go by the last.
  if (hostLines(raw.rawHeaders) > 1)
    return new Problem('bad_request', 'There is more than one Host header; only one may be sent.');
  // A fragment stays with the client. Readers of targets disagree on where a path with one ends.
  if (url.includes('#'))
    return new Problem('bad_request', 'The URL cannot be read: a # in it must be sent as %23.');
  if (url.includes('%') && !isDecodable(url))
    return new Problem('bad_request', 'The URL cannot be read: each % must begin a percent-escape of UTF-8.');
  return undefined;
}

/** @param rawHeaders names and values by turns */
function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') lines++;
  return lines;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
