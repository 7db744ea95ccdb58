import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { decodedPathOf } from '../request/api-path.js';
import { pathNotFound } from '../lifecycle/find-route.js';
import { PROBLEM_TYPE, type ProblemWriter } from '../problems/problem-writer.js';

const PAGE_TYPE = 'text/html';

export interface MissingPages {
  /** Paths of the pages that exist. */
  readonly paths: ReadonlySet<string>;
  /** What a proxy adds to every path. */
  readonly base: string;
  /** For browsers. */
  readonly page: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For programs, which get a problem. */
  readonly problems: ProblemWriter;
}

/** Answers for addresses below `/docs` and `/errors` without a page, and leads from `/docs/` to `/docs`. */
export function serveMissingPages(server: FastifyInstance, missing: MissingPages): void {
  const { paths, base, page, headers, problems } = missing;
  for (const folder of ['/docs/*', '/errors/*'])
    server.get(folder, (request, reply) => {
      const path = decodedPathOf(request.raw.url ?? '/');
      const withoutSlash = path.replace(/\/$/, '');
      if (paths.has(withoutSlash)) return reply.redirect(base + withoutSlash, 308);
      if (new Negotiator(request).mediaType([PROBLEM_TYPE, PAGE_TYPE]) !== PAGE_TYPE) {
        problems.send(pathNotFound(path), request, reply);
        return reply;
      }
      return reply
        .code(404)
        .headers({ ...headers, 'content-type': `${PAGE_TYPE}; charset=utf-8`, 'cache-control': 'no-store' })
        .header('vary', 'Accept, Accept-Encoding')
        .send(page);
    });
}
