import type { Generation } from '../model/generation.js';
import type { Resource } from '../model/resources.js';
import { type Found, type ListQuery, canonicalQuery } from './list-query.js';

/** What is counted over all matches of a query. */
export type Counts = Pick<Found<Resource>, 'total' | 'facets'>;

/** Counts that are kept; those of five fields take up to 20 kB. */
const MOST_KEPT = 300;

/**
 * What was counted lately: all pages of a walk, in any order and of any size, have the same counts, and in an
 * immutable generation they never change. The least recently used are dropped.
 */
export class CountCache {
  private readonly counts = new Map<string, Counts>();

  of(generation: Generation, query: ListQuery<Resource>): Counts | undefined {
    const key = keyOf(generation, query);
    const known = this.counts.get(key);
    if (known !== undefined) this.keep(key, known);
    return known;
  }

  remember(generation: Generation, query: ListQuery<Resource>, { total, facets }: Counts): void {
    this.keep(keyOf(generation, query), { total, facets });
    const oldest = this.counts.keys().next();
    if (this.counts.size > MOST_KEPT && !oldest.done) this.counts.delete(oldest.value);
  }

  /** A `Map` lists its keys in the order in which they were added. */
  private keep(key: string, counts: Counts): void {
    this.counts.delete(key);
    this.counts.set(key, counts);
  }
}

function keyOf({ digest }: Generation, query: ListQuery<Resource>): string {
  return JSON.stringify([digest, canonicalQuery(query), query.countsMatches === true, query.facets ?? null]);
}
