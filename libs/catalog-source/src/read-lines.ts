import { createReadStream } from 'node:fs';

/** Characters. The largest real record has some ten thousand. */
export const LONGEST_LINE = 8 << 20;

/**
 * The lines of a UTF-8 file, one at a time, so that a file of any size needs no more memory than its longest line. A
 * line ends with a line feed, or with a carriage return and one, and with nothing else: JSON may contain the line
 * separators of Unicode, which Node's own reader of lines treats as line ends. A byte order mark is dropped. Numbers
 * count from 1 and include blank lines, which are not yielded. Of a line that is longer than `LONGEST_LINE` the beginning
 * is yielded, which is a little longer, too.
 */
export async function* readLines(path: string): AsyncGenerator<{ line: number; text: string }> {
  let line = 0;
  /** The beginning of a line, in pieces: joining it again with every chunk would take the square of its length. */
  let begun: string[] = [];
  let begunLength = 0;
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    let from = 0;
    for (let to = chunk.indexOf('\n'); to !== -1; to = chunk.indexOf('\n', from)) {
      const text = textOfLine(++line, begun, chunk.slice(from, to));
      begun = [];
      begunLength = 0;
      from = to + 1;
      if (text.trim() !== '') yield { line, text };
    }
    if (begunLength > LONGEST_LINE) continue;
    begun.push(chunk.slice(from));
    begunLength += chunk.length - from;
  }
  const text = textOfLine(++line, begun, '');
  if (text.trim() !== '') yield { line, text };
}

function textOfLine(line: number, begun: readonly string[], end: string): string {
  const raw = begun.length === 0 ? end : `${begun.join('')}${end}`;
  const text = line === 1 ? raw.replace(/^\uFEFF/, '') : raw;
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
