import type { FastifyInstance } from 'fastify';

/**
 * The paths that exist, collected while routes are registered. Fastify matches method and path in one step; with this
 * table, "no such path" and "no such method" can be distinguished afterwards.
 */
export class RouteTable {
  private readonly patterns = new Map<string, RegExp>();

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url }) => void this.patterns.set(url, toRegExp(url)));
  }

  /** The pattern (`/api/v1/games/:slug`) of the route that serves `path` with some method. */
  patternOf(path: string): string | undefined {
    for (const [pattern, matches] of this.patterns) if (matches.test(path)) return pattern;
    return undefined;
  }
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`);
}
