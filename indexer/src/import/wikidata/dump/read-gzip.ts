import { crc32 } from 'node:zlib';
import type { Position } from '../source/position.js';
import { fromPosition, type DumpBlock } from './dump-block.js';
import { DumpCut, DumpDamaged } from './dump-failures.js';
import { FileBytes } from './file-bytes.js';
import { CutHeader, passGzipHeader } from './gzip-header.js';
import { inflateMember } from './inflate-member.js';

const TRAILER_BYTES = 8;

/**
 * A gzip file, member by member: the dumps of Wikidata have about two thousand of them. Positions are counted from the
 * start of a member.
 */
export async function* readGzip(path: string, from: Position): AsyncGenerator<DumpBlock> {
  const input = await FileBytes.open(path, from.at);
  try {
    for (let at = input.offset; await passGzipHeader(input); at = input.offset) {
      let length = 0;
      let checksum = 0;
      for await (const bytes of inflateMember(input)) {
        checksum = crc32(bytes, checksum);
        const block = { bytes, position: { at, skip: length }, fileBytes: input.offset };
        length += bytes.length;
        const wanted = fromPosition(block, from);
        if (wanted !== undefined) yield wanted;
      }
      const trailer = await input.take(TRAILER_BYTES);
      if (trailer.length < TRAILER_BYTES) throw new CutHeader();
      if (trailer.readUInt32LE(0) !== checksum || trailer.readUInt32LE(4) !== length % 2 ** 32)
        throw new RangeError('the checksum of a part is wrong');
    }
  } catch (error) {
    if (isCut(error)) throw new DumpCut(path, { cause: error });
    if (!isDamage(error)) throw error;
    throw new DumpDamaged(
      `${path} is damaged before byte ${input.offset} (${(error as Error).message}); download it again`,
      { cause: error },
    );
  } finally {
    await input.close();
  }
}

function isCut(error: unknown): boolean {
  return error instanceof CutHeader || (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR';
}

function isDamage(error: unknown): boolean {
  return error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'Z_DATA_ERROR';
}
