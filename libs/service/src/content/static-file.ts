import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { extname } from 'node:path';
import { EncodedBody, preferredEncoding } from './encodings.js';
import { matchesEntityTag } from './is-not-modified.js';

/** 22 characters of base64url are 132 bits. */
const TAG_LENGTH = 22;

export interface StaticFileOptions {
  readonly contentType: string;
  /** How long clients may keep it without a new request. */
  readonly cacheControl?: string;
  /** Further fields of its answers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A document that is the same for every client, sent from memory: no file is opened and nothing is compressed for a
 * request. Every form has a strong entity tag of its own.
 */
export class StaticFile {
  private readonly body: EncodedBody;
  private readonly tag: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    bytes: Buffer | string,
    { contentType, cacheControl = 'public, no-cache', headers = {} }: StaticFileOptions,
  ) {
    this.body = new EncodedBody(bytes, 'small');
    this.tag = hash('sha256', bytes, 'base64url').slice(0, TAG_LENGTH);
    this.headers = {
      'content-type': contentType,
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      ...headers,
    };
  }

  /** Answers a GET or HEAD of it, with 304 when the client has this form already. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bytes, encoding } = await this.body.in(preferredEncoding(request.headers['accept-encoding']));
    const tag = `"${encoding === undefined ? this.tag : `${this.tag}-${encoding}`}"`;
    reply.headers(this.headers).header('etag', tag);
    const listed = request.headers['if-none-match'];
    if (listed !== undefined && matchesEntityTag(listed, tag))
      return reply.code(304).removeHeader('content-type').send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  }
}

/** Serves one document, also to HEAD. */
export function serveStatic(server: FastifyInstance, path: string, file: StaticFile): void {
  server.get(path, (request, reply) => file.answer(request, reply));
}

/** The content type of everything that services send as files. */
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

/** The content type of a file, by its name. @throws for a kind of file that has none here */
function contentTypeOf(name: string): string {
  const contentType = CONTENT_TYPES[extname(name)];
  if (contentType === undefined) throw new Error(`no content type is known for ${name}`);
  return contentType;
}

/** Enough that no two versions of a file ever share a name. */
const HASH_LENGTH = 12;
/** Another content has another name, so clients never have to check whether this one changed. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/**
 * A file whose name contains a hash of its content: `style.css` becomes `style.Xk2f…css`, and is kept by clients for a
 * year.
 */
export class HashedFile {
  readonly name: string;
  readonly file: StaticFile;

  /** @throws for a kind of file that has no content type here */
  constructor(name: string, bytes: Buffer | string) {
    const dot = name.lastIndexOf('.');
    const digest = hash('sha256', bytes, 'base64url').slice(0, HASH_LENGTH);
    this.name = `${name.slice(0, dot)}.${digest}${name.slice(dot)}`;
    this.file = new StaticFile(bytes, {
      contentType: contentTypeOf(name),
      cacheControl: FOR_A_YEAR,
    });
  }
}
