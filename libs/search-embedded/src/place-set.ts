/** Some places of a list. */
export interface PlaceSet {
  readonly size: number;
  has(place: number): boolean;
  /** Ascending; `undefined` for a set that can only say whether it has a place. */
  readonly places: Uint32Array | undefined;
}
