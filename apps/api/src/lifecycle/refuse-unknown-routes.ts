import type { FastifyReply, FastifyRequest } from 'fastify';
import { ALLOWED_METHODS } from '../request/common-headers.js';
import { decodedPathOf, routeOf } from '../request/requested-route.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { Problem } from '../problems/problem.js';
import { quote } from '../problems/quote.js';

/** A hook that answers requests without a route: OPTIONS or another method on a path that exists, and paths that do not exist. */
export function refuseUnknownRoutes(problems: ProblemWriter) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { serves } = routeOf(request);
    if (serves === 'this method') {
      done();
      return;
    }
    const path = decodedPathOf(request.raw.url ?? '/');
    const exists = serves === 'other methods';
    // `OPTIONS *` asks about the server as a whole.
    if (request.method === 'OPTIONS' && (exists || path === '*'))
      return void reply.code(204).header('allow', ALLOWED_METHODS).send();
    problems.send(exists ? methodNotAllowed(request.method) : pathNotFound(path), request, reply);
  };
}

function methodNotAllowed(method: string): Problem {
  return new Problem(
    'method_not_allowed',
    `The API is read-only: ${quote(method)} is not possible here. Use GET.`,
    {
      headers: { allow: ALLOWED_METHODS },
    },
  );
}

export function pathNotFound(path: string): Problem {
  const withoutSlash = path.endsWith('/') ? ' Paths have no trailing slash.' : '';
  return new Problem('not_found', `There is nothing at the path ${quote(path)}.${withoutSlash}`);
}
