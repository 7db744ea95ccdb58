import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The objects of a file that an import wrote itself, as far as its first `length` bytes. */
export async function* readJsonLines<T>(path: string, length: number): AsyncGenerator<T> {
  if (length === 0) return;
  const lines = createInterface({ input: createReadStream(path, { encoding: 'utf8', end: length - 1 }) });
  for await (const line of lines) yield JSON.parse(line) as T;
}
