import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressTo, type Encoding, MIN_BYTES_TO_COMPRESS, preferredEncoding } from './encodings.js';

const TEXT_TYPES = /^(?:text\/|application\/(?:[\w.]+\+)?json)/;

/**
 * A hook (`onSend`) that compresses a body that was made for this request alone, for example a problem or a page, if it is text and large enough, in the
 * best encoding that the client accepts. Bodies that are sent more than once keep their own compressed forms. The hook
 * returns a promise only when there is something to compress: most answers need not wait.
 */
export function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: () => void,
): Promise<unknown> | undefined {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
    const encoding = encodingFor(request, reply, Buffer.byteLength(payload));
    if (encoding !== undefined) return compressBody(payload, encoding, reply);
  }
  done();
  return undefined;
}

/** `undefined` for a body that is sent as it is. */
function encodingFor({ headers }: FastifyRequest, reply: FastifyReply, bytes: number): Encoding | undefined {
  if (bytes < MIN_BYTES_TO_COMPRESS || reply.hasHeader('content-encoding')) return undefined;
  if (!TEXT_TYPES.test(String(reply.getHeader('content-type')))) return undefined;
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  return preferredEncoding(headers['accept-encoding']);
}

async function compressBody(
  payload: string | Buffer,
  encoding: Encoding,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const plain = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const compressed = await compressTo(encoding, plain, 'quick');
  if (compressed.length >= plain.length) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressed;
}
