import type { TransformOptions } from 'node:stream';
import { createInflateRaw, type InflateRaw, type ZlibOptions } from 'node:zlib';
import { READ_BYTES } from './dump-block.js';
import type { FileBytes } from './file-bytes.js';

/** Some blocks ahead, so that one is decompressed while another is searched. */
const OPTIONS: ZlibOptions & TransformOptions = {
  chunkSize: READ_BYTES,
  readableHighWaterMark: 4 * READ_BYTES,
};

/**
 * Decompresses one run of deflate data and leaves `input` at the byte after it. Node's own gzip reader continues
 * past the end of a member without reporting the position, but this is where reading can resume after an interruption.
 * @throws the error of zlib: `Z_BUF_ERROR` when the input ends before the data, `Z_DATA_ERROR` for broken data
 */
export async function* inflateMember(input: FileBytes): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw(OPTIONS);
  const fed = feed(inflate, input);
  // Awaited below; an earlier failure is reported by the stream.
  fed.catch(() => {});
  try {
    for await (const bytes of inflate as AsyncIterable<Buffer>) yield bytes;
    input.putBack(await fed);
  } finally {
    inflate.destroy();
  }
}

/**
 * One piece after the other: bytes after the end of the data must not be written.
 * @returns what was read but does not belong to the data
 */
async function feed(inflate: InflateRaw, input: FileBytes): Promise<Buffer> {
  let written = 0;
  for (;;) {
    const piece = await input.next();
    if (piece === undefined) {
      inflate.end();
      return Buffer.alloc(0);
    }
    written += piece.length;
    await new Promise<void>((resolve, reject) => {
      inflate.write(piece, error => (error ? reject(error) : resolve()));
    });
    const rest = written - inflate.bytesWritten;
    if (rest > 0) return piece.subarray(piece.length - rest);
  }
}
