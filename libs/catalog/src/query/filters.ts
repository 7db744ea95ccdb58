import type { Resource, Role } from '../model/resources.js';

/** Filters of each list; those given combine with AND, those absent filter nothing. */
export interface FilterTypes {
  readonly games: {
    /** Exactly this year of first publication. */
    readonly year?: number | undefined;
    /** Playable by exactly this many: `min ≤ players ≤ max`. */
    readonly players?: number | undefined;
    /** Published in this language, ISO 639-1 in lower case. */
    readonly language?: string | undefined;
    /** Slug of a mechanic it has. */
    readonly mechanic?: string | undefined;
    /** Slug of a category it is in. */
    readonly category?: string | undefined;
    /** Slug of its publisher. */
    readonly publisher?: string | undefined;
  };
  readonly expansions: {
    readonly year?: number | undefined;
    readonly language?: string | undefined;
    /** Slug of the game it extends. */
    readonly baseGame?: string | undefined;
  };
  readonly mechanics: Readonly<Record<string, never>>;
  readonly categories: Readonly<Record<string, never>>;
  readonly publishers: Readonly<Record<string, never>>;
  readonly people: {
    /** Credited so on some game. */
    readonly role?: Role | undefined;
  };
}

export type FilterValue = string | number;

/** The filters that are set, as pairs in the order of their names. */
export function setFilters<R extends Resource>(
  filters: FilterTypes[R],
): [name: string, value: FilterValue][] {
  return Object.entries(filters as Record<string, FilterValue | undefined>)
    .filter((pair): pair is [string, FilterValue] => pair[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
