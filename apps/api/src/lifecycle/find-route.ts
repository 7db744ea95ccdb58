import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_ROUTE } from '#libs/service';
import { decodedPathOf, V1 } from '../request/api-path.js';
import { ALLOWED_METHODS } from '../request/common-headers.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { Problem } from '../problems/problem.js';
import { quote } from '../problems/quote.js';

/**
 * The paths that exist, collected while routes are registered. Fastify matches method and path in one step; with this
 * table, "no such path" and "no such method" can be distinguished afterwards.
 */
export class RouteTable {
  private readonly routes = new Map<string, Route>();

  constructor(server: FastifyInstance) {
    server.addHook(
      'onRoute',
      ({ url }) => void this.routes.set(url, { documentedPath: documentedPath(url), matches: toRegExp(url) }),
    );
  }

  /** Whether some method is possible at the path of a request. */
  hasPathOf(request: FastifyRequest): boolean {
    return this.atPathOf(request) !== undefined;
  }

  /**
   * The pattern of the route at the path of a request, whatever its method, as the documentation writes it:
   * `/games/{slug}` within the API, `/docs/*` outside it.
   */
  routeOf(request: FastifyRequest): string {
    const { url } = request.routeOptions;
    const served = url === undefined || lacksParameter(request) ? undefined : this.routes.get(url);
    return (served ?? this.atPathOf(request))?.documentedPath ?? NO_ROUTE;
  }

  private atPathOf({ raw }: FastifyRequest): Route | undefined {
    const path = decodedPathOf(raw.url ?? '/');
    for (const route of this.routes.values()) if (route.matches.test(path)) return route;
    return undefined;
  }
}

interface Route {
  readonly documentedPath: string;
  readonly matches: RegExp;
}

/** Whether a path lacks a part that its route names: for the router `/games/` is `/games/:slug` with an empty slug. */
function lacksParameter(request: FastifyRequest): boolean {
  // There are none when the router could not read the URL.
  const given = (request.params ?? {}) as Readonly<Record<string, string>>;
  if (!Object.values(given).includes('')) return false;
  // Read last, because Fastify makes these options whenever they are read.
  return request.routeOptions.url?.includes(':') === true;
}

function documentedPath(pattern: string): string {
  const inside = pattern.startsWith(`/${V1}/`) ? pattern.slice(V1.length + 1) : pattern;
  return inside.replace(/:(\w+)/g, '{$1}');
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`);
}

/** Answers requests without a route: OPTIONS or another method on a path that exists, and paths that do not exist. */
export function findRoute(routes: RouteTable, problems: ProblemWriter) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!request.is404 && !lacksParameter(request)) {
      done();
      return;
    }
    const path = decodedPathOf(request.raw.url ?? '/');
    const exists = routes.hasPathOf(request);
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
