const ESCAPE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;
const MARKS: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
};
const MARKED = new RegExp(`^([a-z])(${Object.keys(MARKS).join('|')})$`, 'i');
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  quot: '"',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  trade: '™',
  reg: '®',
};

/** A text without the escapes of HTML, which titles that are copied from web pages have: "Fl&uuml;gelschlag". Others stay. */
export function decodeEscapes(text: string): string {
  return text.replace(ESCAPE, (escape: string, decimal?: string, hexadecimal?: string, named?: string) => {
    const name = named ?? '';
    const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
    if (name === '') return code <= 0x10ffff ? String.fromCodePoint(code) : escape;
    const [, letter, mark = ''] = MARKED.exec(name) ?? [];
    if (letter !== undefined) return letter + (MARKS[mark.toLowerCase()] ?? '');
    return NAMED[name.toLowerCase()] ?? escape;
  });
}
