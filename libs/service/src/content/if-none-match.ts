/** Weak comparison (RFC 9110, 8.8.3.2): `W/` counts for nothing. */
const OPAQUE_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Whether a value of `If-None-Match` contains `tag`: `*` means every tag, anything else is a list. */
export function matchesEntityTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  const wanted = tag.replace(/^W\//, '');
  return Array.from(ifNoneMatch.matchAll(OPAQUE_TAG), ([, opaque]) => opaque).includes(wanted);
}
