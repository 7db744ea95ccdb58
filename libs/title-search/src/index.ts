/**
 * Title search in the memory of a process: what `#libs/catalog` says about titles, over typed arrays instead of an
 * object for each title. Both engines use it, so that they suggest the same by construction.
 *
 * It knows no source of titles, no filters and no requests. Engines import it.
 */
export type { ItemFilter } from './title-search.js';
export { PlaceOrder } from './place-order.js';
export { PostingsBuilder, type SortedPostings } from './sorted-postings.js';
export type { NearKeys } from './remembered-near-keys.js';
export type { TitleIndex } from './title-index.js';
export { TitleList, type ScoredPlace, type TitleMatches } from './title-list.js';
