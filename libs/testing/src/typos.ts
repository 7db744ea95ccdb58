/** The four edits of a typo. */
export const TYPO_KINDS = ['insertion', 'deletion', 'substitution', 'swap'] as const;
export type TypoKind = (typeof TYPO_KINDS)[number];

/**
 * `text` with one edit at letter `place`, counted in code points.
 * @param letter what is put in; only insertions and substitutions use it
 */
export function withTypo(text: string, kind: TypoKind, place: number, letter: string): string {
  const letters = [...text];
  const before = letters.slice(0, place);
  const [own = '', next = '', ...rest] = letters.slice(place);
  switch (kind) {
    case 'insertion':
      return [...before, letter, own, next, ...rest].join('');
    case 'deletion':
      return [...before, next, ...rest].join('');
    case 'substitution':
      return [...before, letter, next, ...rest].join('');
    case 'swap':
      return [...before, next, own, ...rest].join('');
  }
}
