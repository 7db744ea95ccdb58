import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from './content-type.js';
import { StaticFile, type StaticFileOptions } from './static-file.js';

/** Serves one document, also to HEAD. */
export function serveStatic(server: FastifyInstance, path: string, file: StaticFile): void {
  server.get(path, (request, reply) => file.answer(request, reply));
}

/** Reads a file once, to be sent from memory. @throws for a kind of file that has no content type here */
export async function readStaticFile(
  path: string,
  options: Omit<StaticFileOptions, 'contentType'> = {},
): Promise<StaticFile> {
  return new StaticFile(await readFile(path), { contentType: contentTypeOf(path), ...options });
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
