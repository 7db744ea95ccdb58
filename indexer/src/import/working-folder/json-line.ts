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
