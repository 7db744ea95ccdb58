const DELIMITERS = [',', ';', '\t'] as const;

/** The most frequent delimiter of the first record outside quotes; a comma when it has none. */
export function detectDelimiter(start: string): string {
  const counts = new Map<string, number>(DELIMITERS.map(delimiter => [delimiter, 0]));
  let isQuoted = false;
  for (const character of start) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return DELIMITERS.reduce<string>(
    (best, delimiter) => ((counts.get(delimiter) ?? 0) > (counts.get(best) ?? 0) ? delimiter : best),
    ',',
  );
}
