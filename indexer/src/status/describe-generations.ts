import type { Resource } from '#libs/catalog';
import {
  isComplete,
  type StoredGeneration,
  type StoredGenerations,
} from '../generations/stored-generation.js';

/** `kept`: was current before the previous one. `unpromoted`: complete, and never current. */
export type GenerationState = 'current' | 'previous' | 'kept' | 'unpromoted' | 'incomplete';

/** A generation as `status` shows it; what is not known of an incomplete one is `null`. */
export interface GenerationStatus {
  readonly generation: string;
  readonly state: GenerationState;
  readonly digest: string | null;
  /** RFC 3339. */
  readonly builtAt: string | null;
  /** RFC 3339; when it stopped being current. */
  readonly replacedAt: string | null;
  readonly counts: Readonly<Partial<Record<Resource, number>>> | null;
  /** What this version needs and the one that built it did not write, as `games.year` or `awards`: requests get 503. */
  readonly missing: readonly string[];
  readonly sizeBytes: number;
}

/** @param sizes bytes by index name */
export function describeGenerations(
  generations: StoredGenerations,
  sizes: ReadonlyMap<string, number>,
): GenerationStatus[] {
  return generations.all.map(generation => ({
    generation: generation.id,
    state: stateOf(generation, generations),
    digest: generation.meta?.digest ?? null,
    builtAt: generation.meta?.builtAt ?? null,
    replacedAt: generation.replacedAt?.toISOString() ?? null,
    counts: generation.meta?.counts ?? null,
    missing: generation.missingFields,
    sizeBytes: generation.indices.reduce((total, index) => total + (sizes.get(index) ?? 0), 0),
  }));
}

function stateOf(generation: StoredGeneration, { current, previous }: StoredGenerations): GenerationState {
  if (generation.id === current?.id) return 'current';
  if (!isComplete(generation)) return 'incomplete';
  if (generation.replacedAt === undefined) return 'unpromoted';
  return generation.id === previous?.id ? 'previous' : 'kept';
}
