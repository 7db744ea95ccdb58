/** The lists that have a title search. */
export const SEARCHABLE_RESOURCES = ['games', 'publishers', 'people'] as const;
export type SearchableResource = (typeof SEARCHABLE_RESOURCES)[number];

/**
 * One immutable build of the whole catalog. Two generations of the same digest hold the same catalog,
 * so either may answer for the other.
 */
export interface Generation {
  /** The time of the build, `YYYYMMDDtHHMMSSsssz`: sorts by age, fits an index name. */
  readonly id: string;
  /** SHA-256 of the source content, lower-case hex. */
  readonly digest: string;
  readonly builtAt: Date;
  /** Words of the longest title of each searchable list: no longer query can find anything. */
  readonly longestTitleWords: Readonly<Record<SearchableResource, number>>;
}

/** The generation id of a build that began at `time`. */
export function generationId(time: Date): string {
  return time.toISOString().replace(/[-:.]/g, '').toLowerCase();
}
