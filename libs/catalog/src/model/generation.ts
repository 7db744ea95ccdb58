import { hash } from 'node:crypto';
import type { Resource } from './resources.js';

/** One immutable build of the whole catalog. */
export interface Generation {
  /** The time of the build, `YYYYMMDDtHHMMSSsssz`: sorts by age, fits an index name. */
  readonly id: string;
  /**
   * SHA-256 in lower-case hex: of the source content and of the schema it was built for where one process has one
   * generation; where several are kept, see {@link ownDigest}.
   */
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

/**
 * The digest of a generation beside which others are kept, maybe one with the same content: each has its own, so that the
 * pages of a walk come from the generation that the first of them named.
 */
export function ownDigest(contentDigest: string, id: string): string {
  return hash('sha256', `${contentDigest} ${id}`);
}

/** The generation id of a build that began at `time`. */
export function generationId(time: Date): string {
  return time.toISOString().replace(/[-:.]/g, '').toLowerCase();
}
