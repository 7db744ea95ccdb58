import { escapeControlCharacters } from '#libs/catalog-source';
import type { Output } from '../process-io.js';

/** Writes text that may contain what others wrote: a source, a file name, an answer of Elasticsearch. */
export function print(output: Output, text: string): void {
  output.write(escapeControlCharacters(text));
}
