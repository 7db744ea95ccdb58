import type { SearchableResource } from '#libs/catalog';

/** How many are asked for: a page of the API, and the one more that tells whether there is another. */
export const PAGE = 21;

/** Something that finds records by what somebody typed. */
export interface SearchEngine {
  /** Slugs, the best first, each once; at most {@link PAGE}. */
  find(resource: SearchableResource, text: string): Promise<string[]>;
  close(): Promise<void>;
}
