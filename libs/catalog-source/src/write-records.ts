import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Resource } from '#libs/catalog';
import { sourceFile } from './records.js';

/**
 * Writes the file of one list, never faster than the disk takes it.
 * @returns how many records it has
 */
export async function writeRecords(
  folder: string,
  resource: Resource,
  records: Iterable<object> | AsyncIterable<object>,
): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const record of records) {
      count++;
      yield jsonLine(record);
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, sourceFile(resource))));
  return count;
}

/**
 * A record as one line. U+2028 and U+2029 are written as escapes: some readers of lines, that of Node 24 among them,
 * end a line there.
 */
export function jsonLine(record: object): string {
  const text = JSON.stringify(record).replace(/[\u2028\u2029]/g, character =>
    character === '\u2028' ? '\\u2028' : '\\u2029',
  );
  return `${text}\n`;
}
