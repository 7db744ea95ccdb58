import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NO_ROUTE } from '#libs/service';

/** Where version 1 of the API lives, without a leading slash as Nest wants it. */
export const V1 = 'api/v1';

/** The OpenAPI description below the base address, where tools look for it: needs no key, since it is public. */
export const V1_DESCRIPTION = `/${V1}/openapi.json`;

/** What the path and the method of a request lead to. */
export interface RequestedRoute {
  /**
   * The pattern of the route at this path, whatever its method, as the documentation writes it: `/games/{slug}` within the
   * API, `/docs/*` outside it.
   */
  readonly pattern: string;
  /**
   * Whether it is for the API itself, which needs a key. Decided by the route that will serve the request, so that no
   * spelling of a path avoids the check; by the path where there is no route.
   */
  readonly isForApi: boolean;
  /** Whether there is a route at this path for the method of the request, or at least for another one. */
  readonly serves: 'this method' | 'other methods' | 'nothing';
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly routes: RouteTable;
  }
  interface FastifyRequest {
    /** Read it by {@link routeOf}. */
    route: RequestedRoute | undefined;
  }
}

/** To be called before the first route is registered. */
export function collectRoutes(server: FastifyInstance): void {
  server.decorate('routes', new RouteTable(server));
  server.decorateRequest('route', undefined);
}

/** The route of a request, found when it is first asked for: Fastify answers some requests before any hook. */
export function routeOf(request: FastifyRequest): RequestedRoute {
  return (request.route ??= request.server.routes.find(request));
}

/**
 * The routes that exist, collected while they are registered. Fastify matches method and path in one step; with this
 * table, "no such path" and "no such method" can be distinguished afterwards.
 */
class RouteTable {
  private readonly routes = new Map<string, Route>();

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url }) => void this.routes.set(url, describeRoute(url)));
  }

  find({ routeOptions, params, raw }: FastifyRequest): RequestedRoute {
    const { url } = routeOptions;
    const route = url === undefined ? undefined : this.routes.get(url);
    if (route !== undefined && !(route.hasParameters && lacksParameter(params))) return route;
    const path = decodedPathOf(raw.url ?? '/');
    const other = this.at(path);
    return {
      pattern: other?.pattern ?? NO_ROUTE,
      isForApi: route?.isForApi ?? isInApi(path),
      serves: other === undefined ? 'nothing' : 'other methods',
    };
  }

  private at(path: string): Route | undefined {
    for (const route of this.routes.values()) if (route.matches.test(path)) return route;
    return undefined;
  }
}

interface Route extends RequestedRoute {
  readonly matches: RegExp;
  readonly hasParameters: boolean;
}

function describeRoute(url: string): Route {
  return {
    pattern: documentedPath(url),
    isForApi: isInApi(url) && url !== V1_DESCRIPTION,
    serves: 'this method',
    matches: toRegExp(url),
    hasParameters: url.includes(':'),
  };
}

/** Whether a path lacks a part that its route names: for the router `/games/` is `/games/:slug` with an empty slug. */
function lacksParameter(params: unknown): boolean {
  return Object.values(params as Readonly<Record<string, string>>).includes('');
}

function isInApi(path: string): boolean {
  return path === `/${V1}` || path.startsWith(`/${V1}/`);
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

/** `http://host` before the path: clients of proxies write request targets like this, and the router accepts them. */
const AUTHORITY = /^https?:\/\/[^/?]*/i;

/** The path of a request target, with percent-escapes unchanged. */
export function pathOf(url: string): string {
  const target = url.startsWith('/') ? url : url.replace(AUTHORITY, '');
  const end = target.indexOf('?');
  return (end === -1 ? target : target.slice(0, end)) || '/';
}

/** The path decoded, as the router compares it with routes: `/%61pi` becomes `/api`. */
export function decodedPathOf(url: string): string {
  const path = pathOf(url);
  try {
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}
