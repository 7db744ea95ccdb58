import type { Resource } from './resources.js';

/**
 * One immutable build of the whole catalog. Two generations of the same digest contain the same catalog,
 * so either may answer for the other.
 */
export interface Generation {
  /** The time of the build, `YYYYMMDDtHHMMSSsssz`: sorts by age, fits an index name. */
  readonly id: string;
  /** SHA-256 of the source content and of the schema it was built for, lower-case hex. */
  readonly digest: string;
  readonly builtAt: Date;
  /** Words of the longest title of each list: no longer query can find anything. Absent where no titles are indexed. */
  readonly longestTitleWords: Readonly<Partial<Record<Resource, number>>>;
  /**
   * Fields of the registry that its engine has not indexed, as `games.year`, and lists that it does not have, as `awards`;
   * empty unless an older version built it.
   */
  readonly missingFields: readonly string[];
}

/** The generation id of a build that began at `time`. */
export function generationId(time: Date): string {
  return time.toISOString().replace(/[-:.]/g, '').toLowerCase();
}
