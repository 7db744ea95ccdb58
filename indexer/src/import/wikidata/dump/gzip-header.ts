import type { FileBytes } from './file-bytes.js';

const FIXED_BYTES = 10;
const DEFLATE = 8;
const HEADER_CHECKSUM = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;

/**
 * Passes over the header of the next gzip member.
 * @returns `false` at the end of the file, which may be padded with zeros
 * @throws RangeError for bytes that are no header
 * @see RFC 1952
 */
export async function passGzipHeader(input: FileBytes): Promise<boolean> {
  const fixed = await input.take(FIXED_BYTES);
  if (fixed.every(byte => byte === 0)) return false;
  if (fixed.length < FIXED_BYTES) throw new CutHeader();
  if (fixed[0] !== 0x1f || fixed[1] !== 0x8b || fixed[2] !== DEFLATE)
    throw new RangeError('what follows is no gzip data');
  const flags = fixed[3] ?? 0;
  if (flags & EXTRA) {
    const length = await take(input, 2);
    await take(input, length.readUInt16LE(0));
  }
  if (flags & NAME) await passText(input);
  if (flags & COMMENT) await passText(input);
  if (flags & HEADER_CHECKSUM) await take(input, 2);
  return true;
}

/** The file ends in the middle of a header. */
export class CutHeader extends Error {}

async function take(input: FileBytes, count: number): Promise<Buffer> {
  const bytes = await input.take(count);
  if (bytes.length < count) throw new CutHeader();
  return bytes;
}

async function passText(input: FileBytes): Promise<void> {
  for (let byte = await take(input, 1); byte[0] !== 0; byte = await take(input, 1));
}
