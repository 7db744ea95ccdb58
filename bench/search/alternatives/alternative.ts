import type { Resource } from '#libs/catalog';
import type { SearchEngine } from '../engines/engine.js';

/** A record with all its titles, as one would hand it to any search engine. */
export interface TitledRecord {
  readonly slug: string;
  readonly titles: readonly string[];
}

export type TitledRecords = ReadonlyMap<Resource, readonly TitledRecord[]>;

/** A search engine that a developer might use instead, filled with the records. */
export interface Alternative extends SearchEngine {
  /** What the search needs: on disk, or in memory for engines in memory. */
  megabytes(): Promise<number>;
}

/** Each record once, in the order of the rows: in some engines a row is a title. */
export function distinct(slugs: readonly string[], atMost: number): string[] {
  return [...new Set(slugs)].slice(0, atMost);
}
