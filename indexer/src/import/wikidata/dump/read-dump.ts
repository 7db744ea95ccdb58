import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { UsageFailure } from '../../../failure/indexer-failure.js';
import { DumpCut, DumpDamaged } from './dump-failures.js';

/** Some bytes of a dump, decompressed. */
export interface DumpBlock {
  readonly bytes: Buffer;
  /** Bytes of the file read so far, for progress. */
  readonly fileBytes: number;
}

const READ_BYTES = 1 << 20;
/** Some blocks ahead, so that one is decompressed while another is searched. */
const AHEAD = 4 * READ_BYTES;
const GZIP = '1f8b';
/** The first bytes of compressions that are not read, their names, and what decompresses them. */
const OTHERS = [
  ['28b52ffd', 'zstd', 'zstdcat'],
  ['fd377a58', 'xz', 'xzcat'],
  ['504b0304', 'zip', 'unzip -p'],
  ['425a68', 'bzip2', 'lbzcat'],
] as const;

/** @returns whether a dump is compressed by gzip, by its first bytes @throws UsageFailure for other compressions */
export async function isGzip(path: string): Promise<boolean> {
  const start = (await headOf(path, 4)).toString('hex');
  const other = OTHERS.find(([signature]) => start.startsWith(signature));
  if (other === undefined) return start.startsWith(GZIP);
  const [, name, program] = other;
  throw new UsageFailure(
    `${path} is compressed with ${name}, which is not read; use the .gz, or decompress it: ${program} … > dump.json`,
  );
}

/** The first bytes of a file, fewer if it has fewer. */
export async function headOf(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The content of a dump. One that is compressed has many parts, which gzip joins.
 * @throws DumpCut when it ends in the middle of a part, after all that is whole; DumpDamaged
 */
export async function* readDump(path: string, isCompressed: boolean): AsyncGenerator<DumpBlock> {
  const file = createReadStream(path, { highWaterMark: READ_BYTES });
  if (!isCompressed) {
    for await (const bytes of file as AsyncIterable<Buffer>) yield { bytes, fileBytes: file.bytesRead };
    return;
  }
  const gunzip = createGunzip({ chunkSize: READ_BYTES, readableHighWaterMark: AHEAD } as object);
  file.once('error', error => gunzip.destroy(error));
  file.pipe(gunzip);
  try {
    for await (const bytes of gunzip as AsyncIterable<Buffer>) yield { bytes, fileBytes: file.bytesRead };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new DumpCut(path, { cause: error });
    if (code !== 'Z_DATA_ERROR') throw error;
    const place = `${path} is damaged before byte ${file.bytesRead}`;
    throw new DumpDamaged(`${place} (${message}); download it again`, { cause: error });
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}
