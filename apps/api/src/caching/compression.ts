import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressTo, MIN_BYTES_TO_COMPRESS, preferredEncoding } from '#libs/service';

const TEXT_TYPES = /^(?:text\/|application\/(?:[\w.]+\+)?json)/;

/**
 * Compresses a body that was made for this request alone, for example a problem, if it is text and large enough, in the
 * best encoding that the client accepts. Bodies that are sent more than once keep their own compressed forms.
 */
export async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (Buffer.byteLength(payload) < MIN_BYTES_TO_COMPRESS || reply.hasHeader('content-encoding'))
    return payload;
  if (!TEXT_TYPES.test(String(reply.getHeader('content-type')))) return payload;
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return payload;
  const plain = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const compressed = await compressTo(encoding, plain, 'quick');
  if (compressed.length >= plain.length) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressed;
}
