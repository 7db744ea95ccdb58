import type { Resource } from '#libs/catalog';
import { isComplete, type Build, type Builds } from '../generations/build.js';

/** `kept`: complete, and neither current nor previous. */
export type BuildState = 'current' | 'previous' | 'kept' | 'incomplete';

/** A build as `status` tells of it; what is not known of an incomplete one is `null`. */
export interface BuildStatus {
  readonly generation: string;
  readonly state: BuildState;
  readonly digest: string | null;
  /** RFC 3339. */
  readonly builtAt: string | null;
  /** RFC 3339; when it stopped being current. */
  readonly replacedAt: string | null;
  readonly counts: Readonly<Record<Resource, number>> | null;
  readonly sizeBytes: number;
}

/** @param sizes bytes by index name */
export function describeBuilds(builds: Builds, sizes: ReadonlyMap<string, number>): BuildStatus[] {
  return builds.all.map(build => ({
    generation: build.id,
    state: stateOf(build, builds),
    digest: build.meta?.digest ?? null,
    builtAt: build.meta?.builtAt ?? null,
    replacedAt: build.replacedAt?.toISOString() ?? null,
    counts: build.meta?.counts ?? null,
    sizeBytes: build.indices.reduce((total, index) => total + (sizes.get(index) ?? 0), 0),
  }));
}

function stateOf(build: Build, { current, previous }: Builds): BuildState {
  if (build.id === current?.id) return 'current';
  if (!isComplete(build)) return 'incomplete';
  return build.id === previous?.id ? 'previous' : 'kept';
}
