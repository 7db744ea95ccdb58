import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody, preferredEncoding } from './encodings.js';
import { matchesEntityTag } from './if-none-match.js';

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
