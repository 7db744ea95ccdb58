import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemWriter } from './problem-writer.js';
import { Problem } from './problem.js';
import { PREFLIGHT_HEADERS, STANDING_HEADERS, varyOf } from './standing-headers.js';
import { MAX_URL_LENGTH } from './url-length.js';

/** The first hook: headers that every answer carries, preflights, and what makes a request unreadable. */
export function openRequest(problems: ProblemWriter) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const url = request.raw.url ?? '/';
    reply.headers(STANDING_HEADERS).headers({ 'request-id': request.id, vary: varyOf(request) });
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
  if (url.includes('%') && !isDecodable(url))
    return new Problem('bad_request', 'The URL cannot be read: each % must begin a percent-escape of UTF-8.');
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
