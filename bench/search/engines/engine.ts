import type { Resource } from '#libs/catalog';

/** Number of requested records: a page of the API, and one more that shows whether there is another page. */
export const PAGE = 21;

/** Finds records by what a user typed. */
export interface SearchEngine {
  /** Slugs, the best first, each once; at most {@link PAGE}. @param inFull without records that match a part of `text` */
  find(resource: Resource, text: string, inFull?: boolean): Promise<string[]>;
  close(): Promise<void>;
}
