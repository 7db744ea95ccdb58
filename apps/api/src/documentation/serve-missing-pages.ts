import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import type { Documentation } from '#libs/documentation';
import { pathNotFound } from '../lifecycle/refuse-unknown-routes.js';
import { PROBLEM_TYPE, type ProblemWriter } from '../problems/problem-writer.js';
import { decodedPathOf } from '../request/requested-route.js';

const PAGE_TYPE = 'text/html';

/**
 * Answers for addresses below `/docs` and `/errors` without a page: browsers get a page, programs a problem. Leads from
 * `/docs/` to `/docs`.
 */
export function serveMissingPages(
  server: FastifyInstance,
  { files, base, pageHeaders, notFound }: Documentation,
  problems: ProblemWriter,
): void {
  for (const folder of ['/docs/*', '/errors/*'])
    server.get(folder, (request, reply) => {
      const path = decodedPathOf(request.raw.url ?? '/');
      const withoutSlash = path.replace(/\/$/, '');
      if (files.has(withoutSlash)) return reply.redirect(base + withoutSlash, 308);
      if (new Negotiator(request).mediaType([PROBLEM_TYPE, PAGE_TYPE]) !== PAGE_TYPE) {
        problems.send(pathNotFound(path), request, reply);
        return reply;
      }
      return reply
        .code(404)
        .headers({ ...pageHeaders, vary: 'Accept, Accept-Encoding', 'cache-control': 'no-store' })
        .type(`${PAGE_TYPE}; charset=utf-8`)
        .send(notFound);
    });
}
