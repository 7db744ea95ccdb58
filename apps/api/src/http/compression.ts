import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Below, the saving is smaller than a packet. */
const MIN_BYTES = 1_024;
const TEXT_TYPES = /^(?:text\/|application\/(?:[\w.]+\+)?json|application\/javascript)/;

// Middling levels: the last percent costs ten times the work.
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: (bytes: Buffer) => promisify(zstdCompress)(bytes),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const satisfies Record<string, (bytes: Buffer) => Promise<Buffer>>;

type Encoding = keyof typeof compressors;
/** In the order in which the service prefers them. */
const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** Compressed forms by the bytes they were made of: an answer from the cache is compressed once in its life. */
const compressedForms = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** The last word on a body: compresses text that is worth it in the best encoding that the client takes. */
export async function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (Buffer.byteLength(payload) < MIN_BYTES || reply.hasHeader('content-encoding')) return payload;
  if (!TEXT_TYPES.test(String(reply.getHeader('content-type')))) return payload;
  const encoding = preferredEncoding(request);
  if (encoding === undefined) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return typeof payload === 'string'
    ? compressors[encoding](Buffer.from(payload))
    : compressedForm(payload, encoding);
}

/** Of what the client takes, the service's own favourite: weights in `Accept-Encoding` only rule encodings out. */
function preferredEncoding({ headers }: FastifyRequest): Encoding | undefined {
  if (headers['accept-encoding'] === undefined) return undefined;
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  return ENCODINGS.find(encoding => accepted.includes(encoding));
}

function compressedForm(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  let forms = compressedForms.get(bytes);
  if (forms === undefined) compressedForms.set(bytes, (forms = new Map<Encoding, Promise<Buffer>>()));
  let form = forms.get(encoding);
  if (form === undefined) forms.set(encoding, (form = compressors[encoding](bytes)));
  return form;
}
