import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { StaticFile, type StaticFileOptions } from './static-file.js';

/** Of everything that services send as files. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves one document, also to HEAD. */
export function serveStatic(server: FastifyInstance, path: string, file: StaticFile): void {
  server.get(path, (request, reply) => file.answer(request, reply));
}

/** Reads a file once, to be sent from memory. @throws for a kind of file that has no content type here */
export async function readStaticFile(
  path: string,
  options: Omit<StaticFileOptions, 'contentType'> = {},
): Promise<StaticFile> {
  const contentType = CONTENT_TYPES[extname(path)];
  if (contentType === undefined) throw new Error(`no content type is known for ${path}`);
  return new StaticFile(await readFile(path), { contentType, ...options });
}

/** Serves every file of a folder, read once and now, under `prefix`. */
export async function serveStaticFolder(
  server: FastifyInstance,
  prefix: string,
  folder: string,
  options: Omit<StaticFileOptions, 'contentType'> = {},
): Promise<void> {
  for (const name of await readdir(folder))
    serveStatic(server, `${prefix}${name}`, await readStaticFile(join(folder, name), options));
}
