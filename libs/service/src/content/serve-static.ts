import type { FastifyInstance } from 'fastify';
import type { StaticFile } from './static-file.js';

/** Serves one document, also to HEAD. */
export function serveStatic(server: FastifyInstance, path: string, file: StaticFile): void {
  server.get(path, (request, reply) => file.answer(request, reply));
}
