import type { IndexMeta } from '#libs/search-elastic';
import type { GoldenQuery } from '../checks/golden-query.js';

/** What the games index of a build says of the whole: what readers need, and what its checks need. */
export interface BuildMeta extends IndexMeta {
  /** They travel with the build, so that it can be checked again where its source is not at hand. */
  readonly goldenQueries: readonly GoldenQuery[];
}

/** One generation as it stands in Elasticsearch, finished or not. */
export interface Build {
  readonly id: string;
  /** Names of the indices there are of it. */
  readonly indices: readonly string[];
  /** `undefined` unless it is complete. */
  readonly meta: BuildMeta | undefined;
  /** Whether the aliases stand on it. */
  readonly isCurrent: boolean;
  /** When it stopped being current; `undefined` when it is, or never was. */
  readonly replacedAt: Date | undefined;
}

/** A build that may be published. */
export type CompleteBuild = Build & { readonly meta: BuildMeta };

export function isComplete(build: Build): build is CompleteBuild {
  return build.meta !== undefined;
}

/** Every build of one prefix, newest first. */
export class Builds {
  constructor(readonly all: readonly Build[]) {}

  /** Normally complete, unless somebody has deleted an index of it. */
  get current(): Build | undefined {
    return this.all.find(({ isCurrent }) => isCurrent);
  }

  /** The one that was current before the current one: what `rollback` returns to. */
  get previous(): CompleteBuild | undefined {
    return this.all
      .filter(isComplete)
      .filter(({ isCurrent, replacedAt }) => !isCurrent && replacedAt !== undefined)
      .sort((a, b) => Number(b.replacedAt) - Number(a.replacedAt))[0];
  }

  get newestComplete(): CompleteBuild | undefined {
    return this.all.find(isComplete);
  }

  withId(id: string): Build | undefined {
    return this.all.find(build => build.id === id);
  }
}
