import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { SourceRefused, type SourceFault } from '#libs/catalog-source';
import { UsageFailure } from '../../failure/indexer-failure.js';

/** Replaces bytes that cannot be decoded. */
const UNREADABLE = '\uFFFD';

/**
 * The text of a file, its lines ended by one character each.
 * @param file its name in error messages
 * @throws SourceRefused for bytes that the encoding does not have; UsageFailure for an encoding that is not known
 */
export function decodeFile(path: string, file: string, encoding: string): AsyncGenerator<string> {
  return withPlainLineEnds(decoded(path, file, encoding));
}

/** Windows line ends become one character: the parser counts them twice inside quotes. */
async function* withPlainLineEnds(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const text of texts) {
    const joined = held + text;
    held = joined.endsWith('\r') ? '\r' : '';
    const plain = joined.slice(0, joined.length - held.length).replaceAll('\r\n', '\n');
    if (plain !== '') yield plain;
  }
  if (held !== '') yield held;
}

async function* decoded(path: string, file: string, encoding: string): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  let line = 1;
  const decode = (bytes: Buffer, isLast: boolean): string => {
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch {
      const before = new TextDecoder(encoding).decode(bytes).split(UNREADABLE)[0] ?? '';
      throw new SourceRefused([encodingFault(file, line + linesIn(before), encoding)], 1);
    }
  };
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decode(bytes, false);
    if (text !== '') yield text;
    line += linesIn(text);
  }
  const rest = decode(Buffer.alloc(0), true);
  if (rest !== '') yield rest;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UsageFailure(`the mapping names the encoding "${encoding}", which is not known`);
  }
}

function encodingFault(file: string, line: number, encoding: string): SourceFault {
  const message =
    `holds bytes that are not ${encoding}; save it as UTF-8, ` +
    'or name its encoding in the mapping, such as "windows-1252"';
  return { file, line, field: '', message };
}
