import type { Position } from '../source/position.js';

/** Some bytes of a dump, decompressed. */
export interface DumpBlock {
  readonly bytes: Buffer;
  /** Where the block begins. */
  readonly position: Position;
  /** Bytes of the file read so far, for progress. */
  readonly fileBytes: number;
}

/** The content of a dump from `from` on, in blocks of any size. */
export type ReadDump = (path: string, from: Position) => AsyncGenerator<DumpBlock>;

export const READ_BYTES = 1 << 20;

/**
 * Drops what lies before the position that was asked for.
 * @returns the rest of the block, or `undefined` when all of it lies before
 */
export function fromPosition(block: DumpBlock, from: Position): DumpBlock | undefined {
  const { position, bytes } = block;
  const before = position.at === from.at ? from.skip - position.skip : 0;
  if (before <= 0) return block;
  if (before >= bytes.length) return undefined;
  return {
    ...block,
    bytes: bytes.subarray(before),
    position: { at: position.at, skip: position.skip + before },
  };
}
