import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gzipped = promisify(gzip);

/** `quick` for what is compressed for one client, `small` for what is compressed once and sent often. */
export type Effort = 'quick' | 'small';

// Middling levels even for what is kept: the last percent costs ten times the work.
const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { quick: 4, small: 9 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { quick: 6, small: 9 };

const compressors = {
  br: (bytes: Buffer, effort: Effort) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes: Buffer) => zstd(bytes),
  gzip: (bytes: Buffer, effort: Effort) => gzipped(bytes, { level: GZIP_LEVEL[effort] }),
} as const satisfies Record<string, (bytes: Buffer, effort: Effort) => Promise<Buffer>>;

export type Encoding = keyof typeof compressors;
/** In the order in which services prefer them. */
const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip'];

const OFFERED = [...ENCODINGS, 'identity'];

/** The types of Negotiator lack the second argument, which decides between equal weights. */
interface Ranking {
  encodings(offered: string[], options: { preferred: string[] }): string[];
}

/** Browsers and libraries send the same few values again and again. Longer ones than these come from no known client. */
const PREFERRED = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: 100 });
const MAX_REMEMBERED_LENGTH = 100;

/** Below, the saving is smaller than a packet. */
const MIN_BYTES_TO_COMPRESS = 1_024;

/**
 * The content coding that the client prefers by its weights; among equal weights the service's favorite.
 * @returns `undefined` for a body as it is, also when the client refuses every coding there is
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const known = PREFERRED.get(acceptEncoding);
  if (known !== undefined) return known.encoding;
  const encoding = negotiate(acceptEncoding);
  if (acceptEncoding.length <= MAX_REMEMBERED_LENGTH) PREFERRED.set(acceptEncoding, { encoding });
  return encoding;
}

function negotiate(acceptEncoding: string): Encoding | undefined {
  const negotiator: Ranking = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const [best] = negotiator.encodings(OFFERED, { preferred: OFFERED });
  return ENCODINGS.find(encoding => encoding === best);
}

/** The bytes in an encoding, in memory of exactly their size. */
async function compressTo(encoding: Encoding, bytes: Buffer, effort: Effort): Promise<Buffer> {
  return exactCopy(await compressors[encoding](bytes, effort));
}

/**
 * The same bytes in memory of their own. A small Buffer is a part of a pool, and what a compressor returns is often the
 * beginning of a block of 16 kB: keeping either would keep all of that in memory.
 */
function exactCopy(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Bytes to send, and the content coding they are in; `undefined` for none. */
export interface BodyForm {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** A body and its compressed forms, each made once, when it is first needed, and kept with it. */
export class EncodedBody {
  private readonly plain: BodyForm;
  private readonly forms = new Map<Encoding, BodyForm | Promise<BodyForm>>();
  private held: number;

  /** @param onGrowth called when a further form is kept */
  constructor(
    bytes: Buffer | string,
    private readonly effort: Effort,
    private readonly onGrowth: () => void = () => {},
  ) {
    const plain = exactCopy(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
    this.plain = { bytes: plain, encoding: undefined };
    this.held = plain.length;
  }

  /** Bytes of all forms that are kept by now. */
  get heldBytes(): number {
    return this.held;
  }

  /**
   * The form for a client that prefers `encoding`: the body as it is when compressing makes it no smaller.
   * @returns a promise only while the form is being made, which all callers share meanwhile
   */
  in(encoding: Encoding | undefined): BodyForm | Promise<BodyForm> {
    if (encoding === undefined || this.plain.bytes.length < MIN_BYTES_TO_COMPRESS) return this.plain;
    const known = this.forms.get(encoding);
    if (known !== undefined) return known;
    const form = this.make(encoding);
    this.forms.set(encoding, form);
    // What failed may be tried again.
    form.catch(() => this.forms.delete(encoding));
    return form;
  }

  private async make(encoding: Encoding): Promise<BodyForm> {
    const bytes = await compressTo(encoding, this.plain.bytes, this.effort);
    const isSmaller = bytes.length < this.plain.bytes.length;
    const form = isSmaller ? { bytes, encoding } : this.plain;
    this.forms.set(encoding, form);
    if (isSmaller) {
      this.held += bytes.length;
      this.onGrowth();
    }
    return form;
  }
}

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
