import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * The lines of a UTF-8 file, one at a time, so that a file of any size needs no more memory than its longest line.
 * A byte order mark is dropped. Numbers count from 1 and include blank lines, which are not yielded.
 */
export async function* readLines(path: string): AsyncGenerator<{ line: number; text: string }> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let line = 0;
  try {
    for await (const raw of lines) {
      line++;
      const text = line === 1 ? raw.replace(/^\uFEFF/, '') : raw;
      if (text.trim() !== '') yield { line, text };
    }
  } finally {
    lines.close();
  }
}
