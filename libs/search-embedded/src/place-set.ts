import type { PlaceBits } from './place-bits.js';

/** Some places of a list. */
export interface PlaceSet {
  readonly size: number;
  has(place: number): boolean;
  /** Ascending; `undefined` for a set that can only say whether it has a place. */
  readonly places: Uint32Array | undefined;
  /** `undefined` for a set that is a small part of the list. */
  readonly bits: PlaceBits | undefined;
}

/** What a request matches. At least one of the two is there. */
export interface Matches {
  readonly size: number;
  /** In any order. */
  readonly places?: Uint32Array | undefined;
  /** Where the matches are a large part of the list. */
  readonly bits?: PlaceBits | undefined;
}
