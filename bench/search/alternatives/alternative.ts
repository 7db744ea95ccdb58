import type { SearchableResource } from '#libs/catalog';
import type { SearchEngine } from '../engines/engine.js';

/** A record with all its titles, as one would hand it to any search engine. */
export interface TitledRecord {
  readonly slug: string;
  readonly titles: readonly string[];
}

export type TitledRecords = ReadonlyMap<SearchableResource, readonly TitledRecord[]>;

/** What a developer would otherwise reach for, filled with the records. */
export interface Alternative extends SearchEngine {
  /** What the search needs: on disk, or in memory for what lives there. */
  megabytes(): Promise<number>;
}

/** Each once, in the order in which they come: titles are rows in some engines, records are wanted. */
export function distinct(slugs: readonly string[], atMost: number): string[] {
  return [...new Set(slugs)].slice(0, atMost);
}
