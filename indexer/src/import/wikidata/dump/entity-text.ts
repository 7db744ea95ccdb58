const OPENING_BRACE = 0x7b;
const COMMA = 0x2c;
const LAST_BLANK = 0x20;
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/**
 * The JSON document of a line, without the comma that follows it and the blanks around it.
 * @returns `undefined` for the brackets around the list and for empty lines
 */
export function entityText(line: Buffer): Buffer | undefined {
  let start = line.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  let end = line.length;
  while (start < end && (line[start] ?? 0) <= LAST_BLANK) start++;
  if (line[start] !== OPENING_BRACE) return undefined;
  while (end > start && (line[end - 1] ?? 0) <= LAST_BLANK) end--;
  if (line[end - 1] === COMMA) end--;
  return line.subarray(start, end);
}
