const MAX_QUOTED = 200;

/** A client's text, safe to repeat in a sentence: in quotes, control characters escaped, cut at 200 characters. */
export function quote(text: string): string {
  let quoted = '';
  for (const letter of text) {
    const safe = escape(letter);
    // Escapes count with their full length: otherwise a text of control characters would become six times as long.
    if (quoted.length + safe.length > MAX_QUOTED) return `"${quoted}…"`;
    quoted += safe;
  }
  return `"${quoted}"`;
}

/** JSON escapes U+0000–U+001F; the direction marks and separators it leaves alone could still disturb a log. */
function escape(letter: string): string {
  return JSON.stringify(letter)
    .slice(1, -1)
    .replace(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
      character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
