import { type ParsedKey, parseApiKey } from './api-key.js';

/** At some 300 bytes each. */
const MAX_REMEMBERED = 1_000;

/**
 * Parses keys and remembers the last ones, in this process only: hashing the secret again for each request would take a
 * thirtieth of the time of a kept answer.
 */
export class KeyParser {
  private readonly remembered = new Map<string, ParsedKey>();

  get size(): number {
    return this.remembered.size;
  }

  parse(text: string): ParsedKey {
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const key = parseApiKey(text);
    // Typing errors are refused before they cost anything.
    if (key.kind === 'malformed') return key;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(text, key);
    return key;
  }
}
