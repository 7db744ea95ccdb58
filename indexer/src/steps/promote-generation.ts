import type { estypes } from '@elastic/elasticsearch';
import { indexName, promotionMark } from '#libs/search-elastic';
import { logPromotion } from '../changes/log-promotion.js';
import type { StoredGeneration, CompleteGeneration } from '../generations/stored-generation.js';
import { indexParts } from '../generations/index-names.js';
import { listGenerations } from '../generations/list-generations.js';
import { replacedMark } from '../generations/replaced-mark.js';
import type { LockedContext } from '../lock/with-lock.js';

/**
 * Moves the aliases of all lists from `current` to `next` in one request: readers see all of them move, and what that
 * changed in the log of changes, or nothing.
 */
export async function promoteGeneration(
  context: LockedContext,
  current: StoredGeneration | undefined,
  next: CompleteGeneration,
): Promise<void> {
  const { client, prefix, report } = context;
  report.tell('promote', `promoting generation ${next.id}`, { generation: next.id });
  const { promotion, actions: logActions } = await logPromotion(context, current, next);
  await context.confirmLock();
  const actions = [
    ...(current ? removeAliases(prefix, current, new Date()) : []),
    ...addAliases(prefix, next),
    {
      add: {
        index: indexName(prefix, 'games', next.id),
        alias: promotionMark(prefix, promotion),
        is_hidden: true,
      },
    },
    ...logActions,
  ];
  try {
    await client.indices.updateAliases({ actions });
  } catch (failure) {
    // A request whose answer was lost is sent again, and then fails if its first try moved the aliases.
    if ((await listGenerations(context)).current?.id !== next.id) throw failure;
  }
}

/** `must_exist`: the request fails as a whole if the aliases have moved meanwhile. */
function removeAliases(
  prefix: string,
  { id, places, promotion }: StoredGeneration,
  now: Date,
): estypes.IndicesUpdateAliasesAction[] {
  const removals = places.map(place => ({ remove: { ...place, must_exist: true } }));
  const index = indexName(prefix, 'games', id);
  return [
    ...removals,
    { add: { index, alias: replacedMark(prefix, now), is_hidden: true } },
    // A version without a log of changes left no mark.
    { remove: { index, alias: promotionMark(prefix, promotion ?? id), must_exist: false } },
  ];
}

/** Of the lists that it has: another version may have built it with fewer or more. */
function addAliases(
  prefix: string,
  { id, indices, replacedAt }: StoredGeneration,
): estypes.IndicesUpdateAliasesAction[] {
  const additions = indices.flatMap(index => {
    const { content } = indexParts(prefix, index) ?? {};
    return content === undefined || content === 'vocabulary'
      ? []
      : [{ add: { index, alias: `${prefix}-${content}` } }];
  });
  if (replacedAt === undefined) return additions;
  return [
    ...additions,
    { remove: { index: indexName(prefix, 'games', id), alias: replacedMark(prefix, replacedAt) } },
  ];
}
