/**
 * The position of an item in its list, most significant value first: the slug alone without a title search, else
 * `[score, prominence, letters, popularity, slug]`. Score, prominence and popularity (see `prominenceOf`, `popularityOf`)
 * descend, letters and slug ascend. With a likeness: `[sum, prominence, slug]`. With a sort: `[value, slug]`, an unknown value
 * as `unknownIn` writes it.
 */
export type Position = readonly (number | string)[];

/** A record, and the score that takes the place of that of a title search. */
export interface RankedRecord {
  /** Slug. */
  readonly id: string;
  /** 1 to 2^16 − 1. */
  readonly score: number;
}
