import type { IndexMeta } from '#libs/search-elastic';
import type { GoldenQuery } from './golden-query.js';

/** Metadata of a generation, stored with its games index: what readers need, and what its checks need. */
export interface GenerationMeta extends IndexMeta {
  /** They are stored with the generation, so that it can be checked again without its source. */
  readonly goldenQueries: readonly GoldenQuery[];
}

/** One generation as it is stored in Elasticsearch, finished or not. */
export interface StoredGeneration {
  readonly id: string;
  /** Names of its existing indices, those of lists that only another version has included. */
  readonly indices: readonly string[];
  /** Its indices that serve, each with the alias by which it does; none unless it is current. */
  readonly places: readonly { readonly index: string; readonly alias: string }[];
  /** `undefined` unless it is complete. */
  readonly meta: GenerationMeta | undefined;
  /** What this version filters or orders by and the one that built it did not know, as `games.year` or `awards`. */
  readonly missingFields: readonly string[];
  /** Whether the aliases point at it. */
  readonly isCurrent: boolean;
  /** The promotion that made it current, when it is. */
  readonly promotion: string | undefined;
  /** When it stopped being current; `undefined` when it is, or never was. */
  readonly replacedAt: Date | undefined;
}

/** A generation that may be promoted. */
export type CompleteGeneration = StoredGeneration & { readonly meta: GenerationMeta };

export function isComplete(generation: StoredGeneration): generation is CompleteGeneration {
  return generation.meta !== undefined;
}

/** Every generation of one prefix, newest first. */
export class StoredGenerations {
  constructor(readonly all: readonly StoredGeneration[]) {}

  /** Normally complete, unless an index of it was deleted by hand. */
  get current(): StoredGeneration | undefined {
    return this.all.find(({ isCurrent }) => isCurrent);
  }

  /** The one that was current before the current one: what `rollback` returns to. */
  get previous(): CompleteGeneration | undefined {
    return this.all
      .filter(isComplete)
      .filter(({ isCurrent, replacedAt }) => !isCurrent && replacedAt !== undefined)
      .sort((a, b) => Number(b.replacedAt) - Number(a.replacedAt))[0];
  }

  get newestComplete(): CompleteGeneration | undefined {
    return this.all.find(isComplete);
  }

  withId(id: string): StoredGeneration | undefined {
    return this.all.find(generation => generation.id === id);
  }
}
