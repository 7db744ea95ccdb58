import type { Build } from '../generations/build.js';
import type { LockedContext } from '../lock/with-lock.js';
import { removeIndices } from './remove-indices.js';

/**
 * Deletes these builds one by one, and tells of each.
 * @returns their ids
 */
export async function pruneBuilds(
  context: LockedContext,
  builds: readonly Build[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<string[]> {
  for (const { id, indices } of builds) {
    context.signal.throwIfAborted();
    await context.confirmLock();
    if (!dryRun) await removeIndices(context, indices);
    context.report.tell('prune', `${dryRun ? 'would delete' : 'deleted'} generation ${id}`, {
      generation: id,
    });
  }
  return builds.map(({ id }) => id);
}
