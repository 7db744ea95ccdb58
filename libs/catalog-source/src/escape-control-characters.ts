/** Control characters but tabs and line feeds, and those that change the direction of the text around them. */
const CONTROL = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Text of a source as a terminal may show it: what would command the terminal is written as an escape of JSON. */
export function escapeControlCharacters(text: string): string {
  return text.replace(CONTROL, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
