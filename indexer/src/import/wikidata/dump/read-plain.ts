import type { Position } from '../source/position.js';
import { fromPosition, type DumpBlock } from './dump-block.js';
import { FileBytes } from './file-bytes.js';

export async function* readPlain(path: string, from: Position): AsyncGenerator<DumpBlock> {
  const input = await FileBytes.open(path, from.at);
  try {
    for (let at = input.offset; ; at = input.offset) {
      const bytes = await input.next();
      if (bytes === undefined) return;
      const block = { bytes, position: { at, skip: 0 }, fileBytes: input.offset };
      const wanted = fromPosition(block, from);
      if (wanted !== undefined) yield wanted;
    }
  } finally {
    await input.close();
  }
}
