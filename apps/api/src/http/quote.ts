const MAX_QUOTED = 200;

/** A client's text, safe to repeat in a sentence: in quotes, control characters escaped, cut at 200 characters. */
export function quote(text: string): string {
  const letters = [...text];
  const cut = letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED).join('')}…` : text;
  // JSON escapes U+0000–U+001F; the direction marks and separators it leaves alone could still disturb a log.
  return JSON.stringify(cut).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
