import type { ExternalCatalog } from '../model/external-ids.js';
import { MAX_SLUG_LENGTH } from '../model/resources.js';

/** What a parameter accepts, which also determines its type once parsed. Data, so that any code may render it. */
export type AcceptedValue =
  /** 1 to `maxCount` slugs or ISO 639-1 codes in {@link FilterTerm}s, separated by commas: an unknown one finds nothing. */
  | {
      readonly kind: 'terms';
      readonly of: 'slug' | 'language code';
      readonly maxLength: number;
      readonly maxCount: number;
    }
  /** 1 to `maxCount` such texts, separated by commas, each once. */
  | { readonly kind: 'slugs'; readonly maxLength: number; readonly maxCount: number }
  /** 1 to `maxCount` ids of another catalog, separated by commas, each once. */
  | { readonly kind: 'external ids'; readonly catalog: ExternalCatalog; readonly maxCount: number }
  /** Plain decimal digits, `min ≤ n ≤ max`. */
  | { readonly kind: 'whole number'; readonly min: number; readonly max: number }
  /** One of a few words, spelled exactly so. */
  | { readonly kind: 'one of'; readonly words: readonly string[] };

/** The type of a parsed value. */
export type ParsedValue<A extends AcceptedValue> = A extends { kind: 'whole number' }
  ? number
  : A extends { kind: 'terms' }
    ? // A term may stand alone.
      readonly string[] | string
    : A extends { maxCount: number }
      ? readonly string[]
      : A extends { kind: 'one of'; words: readonly (infer Word)[] }
        ? Word
        : string;

/** What the documentation says of every parameter that takes terms. */
export const TERMS =
  'Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page.';

/** Values that one filter takes at most, in all its terms. */
const MAX_TERM_VALUES = 10;

export const slugTerms = {
  kind: 'terms',
  of: 'slug',
  maxLength: MAX_SLUG_LENGTH,
  maxCount: MAX_TERM_VALUES,
} as const;

export const languageTerms = {
  kind: 'terms',
  of: 'language code',
  maxLength: 2,
  maxCount: MAX_TERM_VALUES,
} as const;

export function slugs(maxCount: number): {
  readonly kind: 'slugs';
  readonly maxLength: number;
  readonly maxCount: number;
} {
  return { kind: 'slugs', maxLength: MAX_SLUG_LENGTH, maxCount };
}

export function externalIds(
  catalog: ExternalCatalog,
  maxCount: number,
): { readonly kind: 'external ids'; readonly catalog: ExternalCatalog; readonly maxCount: number } {
  return { kind: 'external ids', catalog, maxCount };
}

export function wholeNumber(
  min: number,
  max: number,
): { readonly kind: 'whole number'; readonly min: number; readonly max: number } {
  return { kind: 'whole number', min, max };
}

export function oneOf<const W extends readonly string[]>(
  words: W,
): { readonly kind: 'one of'; readonly words: W } {
  return { kind: 'one of', words };
}
