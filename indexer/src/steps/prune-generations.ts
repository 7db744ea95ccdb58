import type { StoredGeneration } from '../generations/stored-generation.js';
import type { LockedContext } from '../lock/with-lock.js';
import { pruneChanges } from '../changes/prune-changes.js';
import { removeIndices } from './remove-indices.js';

/**
 * Deletes these generations one by one, and reports each; then the changes that are too old to be kept.
 * @returns their ids
 */
export async function pruneGenerations(
  context: LockedContext,
  generations: readonly StoredGeneration[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<string[]> {
  for (const { id, indices } of generations) {
    context.signal.throwIfAborted();
    await context.confirmLock();
    if (!dryRun) await removeIndices(context, indices);
    context.report.tell('prune', `${dryRun ? 'would delete' : 'deleted'} generation ${id}`, {
      generation: id,
    });
  }
  if (!dryRun) await pruneChanges(context);
  return generations.map(({ id }) => id);
}
