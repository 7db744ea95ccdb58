const BYTE_ORDER_MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;
/** First bytes of spreadsheets: current ones are ZIP archives, older ones OLE files. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;
/** Encodings in which every byte is some character, so that a wrong one goes unnoticed. */
const ONE_BYTE = /^(?:windows-|iso-8859-|macintosh)/;

/** The encoding that the byte order mark at the start of a file stands for; `undefined` without one. */
export function markedEncoding(start: Buffer): string | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => startsWith(start, mark))?.[0];
}

/** What is wrong with the format of a file that starts like this; `undefined` when it may be a table. */
export function formatFault(start: Buffer): string | undefined {
  return SPREADSHEETS.some(bytes => startsWith(start, bytes))
    ? 'is a spreadsheet or an archive; open it, and save the table as CSV'
    : undefined;
}

/** What is wrong with a file in UTF-8 that is read in another encoding; `undefined` when that would be noticed anyway. */
export function utf8Fault(encoding: string): string | undefined {
  return ONE_BYTE.test(encoding)
    ? `is written in UTF-8, but the mapping names ${encoding}; remove "encoding" from the mapping`
    : undefined;
}

function startsWith(start: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => start[index] === byte);
}
