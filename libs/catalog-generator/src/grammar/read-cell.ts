import type { Gender } from './grammar.js';

/** A cell of a table of nouns, split into its parts. */
export interface NounCell {
  readonly singular: string;
  readonly gender: Gender;
  readonly plural: string | undefined;
  readonly marked: boolean;
  readonly genitive: string | undefined;
  readonly compound: string | undefined;
}

export function readNounCell(cell: string): NounCell {
  const [noun = '', gender = 'm', ...rest] = cell.trim().split(' ');
  const marked = noun.startsWith('*');
  const after = (sign: string): string | undefined => rest.find(word => word.startsWith(sign))?.slice(1);
  return {
    singular: marked ? noun.slice(1) : noun,
    gender: gender === 'f' || gender === 'n' ? gender : 'm',
    plural: rest.find(word => !/^[=+]/.test(word)),
    marked,
    genitive: after('='),
    compound: after('+'),
  };
}

/** The forms of an adjective that the cell gives. */
export function readAdjectiveCell(cell: string): { readonly before: boolean; readonly forms: string[] } {
  const before = cell.trim().startsWith('^');
  return { before, forms: cell.trim().replace('^', '').split(' ') };
}
