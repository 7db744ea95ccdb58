const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const LAST_BLANK = 0x20;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;

/**
 * The text of a line without what belongs to the list: a bracket or a comma before it, a comma or a bracket after it, and
 * blanks. It should be one JSON document.
 * @returns `undefined` for a line of nothing else
 */
export function entityText(line: Buffer): Buffer | undefined {
  let start = line.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  let end = line.length;
  while (start < end && isOfList(line[start], OPENING_BRACKET)) start++;
  while (end > start && isOfList(line[end - 1], CLOSING_BRACKET)) end--;
  return start === end ? undefined : line.subarray(start, end);
}

/** Whether the list ends with the line, given that its document is whole. */
export function closesList(line: Buffer): boolean {
  let end = line.length;
  while (end > 0 && (line[end - 1] ?? 0) <= LAST_BLANK) end--;
  return line[end - 1] === CLOSING_BRACKET;
}

function isOfList(byte = 0, bracket: number): boolean {
  return byte <= LAST_BLANK || byte === COMMA || byte === bracket;
}
