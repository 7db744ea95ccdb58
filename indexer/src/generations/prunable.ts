import { isComplete, type Build, type Builds } from './build.js';

const HOUR_MS = 3_600_000;

/**
 * The builds that nobody needs: unfinished ones, and complete ones that were replaced (or, never published, built)
 * more than `keepHours` ago. Never the current nor the previous one. Cursors live in a generation for as long as it
 * is kept after it was replaced.
 *
 * Only the holder of the lock may act on it: to anybody else an unfinished build may be one that is being made.
 */
export function prunable(builds: Builds, keepHours: number, now: Date): Build[] {
  const kept = [builds.current?.id, builds.previous?.id];
  const replacedBefore = now.getTime() - keepHours * HOUR_MS;
  return builds.all.filter(build => {
    if (kept.includes(build.id)) return false;
    if (!isComplete(build)) return true;
    return Number(build.replacedAt ?? new Date(build.meta.builtAt)) < replacedBefore;
  });
}
