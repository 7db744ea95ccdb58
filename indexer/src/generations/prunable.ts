import { isComplete, type StoredGeneration, type StoredGenerations } from './stored-generation.js';

const HOUR_MS = 3_600_000;

/**
 * The generations that are no longer needed: unfinished ones that never were current, and others that were replaced (or,
 * never promoted, built) more than `keepHours` ago. Never the current nor the previous one. Cursors are valid for as long as their
 * generation is kept after it was replaced.
 *
 * Only the holder of the lock may act on it: for any other process an unfinished generation may be one that is being built.
 */
export function prunable(generations: StoredGenerations, keepHours: number, now: Date): StoredGeneration[] {
  const kept = [generations.current?.id, generations.previous?.id];
  const replacedBefore = now.getTime() - keepHours * HOUR_MS;
  return generations.all.filter(generation => {
    if (kept.includes(generation.id)) return false;
    // What was current may be read by a walk, whatever this version thinks of it.
    const since =
      generation.replacedAt ?? (isComplete(generation) ? new Date(generation.meta.builtAt) : undefined);
    return since === undefined || Number(since) < replacedBefore;
  });
}
