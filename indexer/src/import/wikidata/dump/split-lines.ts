import type { DumpBlock } from './read-dump.js';

const NEWLINE = 10;
/** The longest line of a real dump has some five megabytes. A longer line is a fault. */
const LONGEST_LINE = 64 << 20;

/** The lines that end in one block. */
export interface LineBatch {
  readonly lines: readonly Buffer[];
  /** Lines that were skipped because they were too long. */
  readonly overlong: number;
  readonly fileBytes: number;
}

/** Splits at the byte 0x0A alone: U+2028 and its like are text. Keeps one block and its unfinished line in memory. */
export async function* splitLines(
  blocks: AsyncIterable<DumpBlock>,
  longest = LONGEST_LINE,
): AsyncGenerator<LineBatch> {
  let open: Buffer[] = [];
  let openBytes = 0;
  let fileBytes = 0;

  const append = (bytes: Buffer): void => {
    openBytes += bytes.length;
    // An overlong line is measured, not kept.
    if (openBytes > longest) open = [];
    else open.push(bytes);
  };
  const close = (): Buffer | undefined => {
    const line = openBytes > longest ? undefined : open.length === 1 ? open[0] : Buffer.concat(open);
    open = [];
    openBytes = 0;
    return line;
  };

  for await (const { bytes, fileBytes: read } of blocks) {
    fileBytes = read;
    const lines: Buffer[] = [];
    let overlong = 0;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      append(bytes.subarray(from, end));
      const line = close();
      if (line === undefined) overlong++;
      else lines.push(line);
      from = end + 1;
    }
    if (from < bytes.length) append(bytes.subarray(from));
    yield { lines, overlong, fileBytes };
  }
  if (openBytes === 0) return;
  const last = close();
  yield {
    lines: last === undefined ? [] : [last],
    overlong: last === undefined ? 1 : 0,
    fileBytes,
  };
}
