import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { SourceRefused } from '#libs/catalog-source';
import { UsageFailure } from '../../failure/indexer-failure.js';
import { formatFault, markedEncoding, utf8Fault } from './file-start.js';
import { Utf8Look } from './utf8-look.js';

/** Replaces bytes that cannot be decoded. */
const UNREADABLE = '\uFFFD';

/**
 * The text of a file, its lines ended by one character each.
 * @param file its name in error messages
 * @param named the encoding; a byte order mark overrides it, and without both it is UTF-8
 * @throws SourceRefused for bytes that the encoding does not have; UsageFailure for an encoding that is not known
 */
export function decodeFile(path: string, file: string, named: string | undefined): AsyncGenerator<string> {
  return withPlainLineEnds(decoded(path, file, named));
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

async function* decoded(path: string, file: string, named = 'utf-8'): AsyncGenerator<string> {
  let decoder = decoderOf(named);
  let line = 0;
  const look = new Utf8Look();
  const refuseUtf8 = (): void => {
    const fault = look.isUtf8 ? utf8Fault(decoder.encoding) : undefined;
    if (fault !== undefined) throw refusal(file, look.line, fault);
  };
  const decode = (bytes: Buffer, isLast: boolean): string => {
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch {
      const before = new TextDecoder(decoder.encoding).decode(bytes).split(UNREADABLE)[0] ?? '';
      throw refusal(
        file,
        line + linesIn(before),
        `holds bytes that are not ${decoder.encoding}; save it as UTF-8, ` +
          'or name its encoding in the mapping, such as "windows-1252"',
      );
    }
  };
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    look.add(bytes);
    if (line === 0) {
      const fault = formatFault(bytes);
      if (fault !== undefined) throw refusal(file, 1, fault);
      decoder = decoderOf(markedEncoding(bytes) ?? named);
      // Before the heading is read, which would be garbled, too.
      refuseUtf8();
      line = 1;
    }
    const text = decode(bytes, false);
    if (text !== '') yield text;
    line += linesIn(text);
  }
  refuseUtf8();
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
    throw new UsageFailure(
      `the mapping names the encoding "${encoding}", which is not known; examples are "utf-8" and "windows-1252"`,
    );
  }
}

function refusal(file: string, line: number, message: string): SourceRefused {
  return new SourceRefused([{ file, line, field: '', message }], 1);
}
