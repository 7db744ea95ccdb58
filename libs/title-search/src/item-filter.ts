import type { SlicedWork } from '#libs/catalog';

/** The items that pass the filters of a request. */
export interface ItemFilter {
  /** @param item place of it in the list */
  passes(item: number): boolean;
  /**
   * Every title of an item that passes; `undefined` when there may be more than `atMost`: then looking at those would
   * be quicker.
   */
  titlesUpTo(atMost: number): SlicedWork<Uint32Array | undefined>;
}

/** That of a request without filters. */
export const EVERY_ITEM: ItemFilter = {
  passes: () => true,
  // eslint-disable-next-line require-yield -- called like functions that may take long
  *titlesUpTo() {
    return undefined;
  },
};
