import { pathOf } from '../request/requested-route.js';
import { KEY_IN_URL, looksLikeApiKey } from '../request/looks-like-api-key.js';

/** Characters of the longest URL that is shown in its encoded form. */
const MAX_SHOWN = 500;
/** Everything that must not occur unencoded in a URL (RFC 3986), `%` without two hex digits included. */
const TO_ENCODE = /%(?![0-9A-Fa-f]{2})|[^\x21-\x7e]|["<>\\^`{|}]/gu;
const REQUEST_LINE = /^[A-Z][A-Z-]* +(\S.*?) +HTTP\/1\.[01]\r?$/;

/** The first line of a request that the parser refused, as far as it was received. */
export interface RequestLine {
  /** The target as it must be written: percent-encoded. */
  readonly encodedTarget: string;
  /** Whether it was sent in that form. */
  readonly isEncoded: boolean;
}

/**
 * Finds the line of the request that was being read when parsing failed.
 * @param packet the bytes that came last
 * @param bytesParsed how many of them were read
 * @returns `undefined` when no line before that position looks like a request line
 */
export function requestLineIn(packet: Buffer, bytesParsed: number): RequestLine | undefined {
  const lineEnd = packet.indexOf('\n', bytesParsed);
  const read = packet.subarray(0, lineEnd === -1 ? packet.length : lineEnd);
  const target = decode(read)
    .split('\n')
    .map(line => REQUEST_LINE.exec(line)?.[1])
    .findLast(found => found !== undefined);
  if (target === undefined) return undefined;
  const encodedTarget = percentEncoded(target);
  return { encodedTarget, isEncoded: encodedTarget === target };
}

/** A path or URL in which everything that must not occur unencoded is percent-encoded. */
export function percentEncoded(target: string): string {
  return target.replace(TO_ENCODE, character => encodeURIComponent(character));
}

/** The path of a request line. */
export function pathIn({ encodedTarget }: RequestLine): string {
  return pathOf(encodedTarget);
}

/** The message about a URL that is not percent-encoded. An API key in it is not repeated. */
export function encodingAdvice({ encodedTarget }: RequestLine): string {
  const rule = 'The URL contains characters that must be percent-encoded as UTF-8.';
  const query = new URLSearchParams(encodedTarget.slice(pathOf(encodedTarget).length));
  if ([...query].some(([name, value]) => looksLikeApiKey(name, value))) return `${rule} ${KEY_IN_URL}`;
  return encodedTarget.length > MAX_SHOWN ? rule : `${rule} Write it as ${encodedTarget}`;
}

/** Terminals that do not use UTF-8 send one byte for a letter. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
