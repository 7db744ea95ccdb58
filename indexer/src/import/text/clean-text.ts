/** Control characters, and the two that some readers of lines take for line ends. */
// eslint-disable-next-line no-control-regex -- these are the ones to replace
const UNWANTED = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/g;
const SPACES = /[\s\u00A0]+/g;
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;
const BROKEN = /[\uFFFD\p{Cs}]/u;
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]+\d*));/g;

/**
 * One line of text as a source may hold it: NFC, without control characters and HTML entities, single spaces.
 * @returns `undefined` when nothing visible is left, or when the text is broken or longer than `maxLength`
 */
export function cleanText(text: string, maxLength: number): string | undefined {
  const clean = text
    .replace(ENTITY, decodeEntity)
    .replace(UNWANTED, ' ')
    .replace(SPACES, ' ')
    .trim()
    .normalize('NFC');
  // What still looks like an entity would be refused when the catalog is loaded.
  if (!VISIBLE.test(clean) || BROKEN.test(clean) || clean.search(ENTITY) !== -1) return undefined;
  return clean.length > maxLength ? undefined : clean;
}

function decodeEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED_ENTITIES[name] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}
