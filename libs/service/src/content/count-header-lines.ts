/**
 * How many lines of a request have this header field: of several, Node shows only the first.
 * @param rawHeaders alternating names and values
 * @param name in lower case
 */
export function countHeaderLines(rawHeaders: readonly string[], name: string): number {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) lines++;
  return lines;
}
