import { RESOURCES, keptPromotions, promotionId } from '#libs/catalog';
import { RECORD_DIGEST, indexName, type StoredChange } from '#libs/search-elastic';
import type { estypes } from '@elastic/elasticsearch';
import type { Context } from '../context.js';
import { isDiskFull } from '../elastic/client-errors.js';
import { DiskFull } from '../failure/disk-full.js';
import type { CompleteGeneration, StoredGeneration } from '../generations/stored-generation.js';
import { ChangeLog } from './change-log.js';
import { compareDigests } from './compare-digests.js';
import { recordDigests } from './record-digests.js';

/** A promotion whose changes are written, and seen by no reader yet. */
export interface LoggedPromotion {
  readonly promotion: string;
  /** What makes them seen, in the request that moves the aliases. */
  readonly actions: readonly estypes.IndicesUpdateAliasesAction[];
}

/**
 * Writes what a promotion will change. Where that is not possible, on a full disk, the log ends with it and begins again:
 * readers of earlier changes are told to walk the lists once more, and no change is ever left out in silence.
 */
export async function logPromotion(
  context: Context,
  current: StoredGeneration | undefined,
  next: CompleteGeneration,
): Promise<LoggedPromotion> {
  const log = new ChangeLog(context);
  const now = new Date();
  const promotion = promotionId(now, current?.promotion);
  const removal = await log.removalOfFormer();
  try {
    await log.prepare();
    const known = (await areComparable(context, current, next)) ? current : undefined;
    // Its end may be missing: where it could not be logged itself, or an older version made it.
    if (known?.promotion !== undefined) await log.close(known.promotion);
    const changes = await log.write(promotion, changesOf(context, known, next));
    context.report.tell('log', `logged ${changes} changed records`, { promotion, changes });
    await log.close(promotion);
    const seen = (await log.promotions()) ?? [];
    // An older version moves the aliases without the log: what was seen then does not lead to the current generation.
    const before =
      seen.at(-1) === known?.promotion ? seen : [known?.promotion].filter(id => id !== undefined);
    const kept = keptPromotions([...before, promotion], now);
    return { promotion, actions: [log.showing(kept), ...removal] };
  } catch (failure) {
    if (!isDiskFull(failure) && !(failure instanceof DiskFull)) throw failure;
    context.report.tell('log', 'the disk is too full to log what changes: the log begins again', {
      promotion,
    });
    const emptied = (await log.promotions()) === undefined ? [] : [log.showing([])];
    return { promotion, actions: [...emptied, ...removal] };
  }
}

/** @param current `undefined` when it is not known what changes */
async function* changesOf(
  context: Context,
  current: StoredGeneration | undefined,
  next: CompleteGeneration,
): AsyncGenerator<StoredChange> {
  // Equal digests: the same catalog was built twice.
  if (current === undefined || current.meta?.digest === next.meta.digest) return;
  for (const resource of RESOURCES) {
    const before = recordDigests(context, current.id, resource);
    const after = recordDigests(context, next.id, resource);
    for await (const { slug, kind } of compareDigests(before, after))
      yield { resource, id: slug, kind, generation: next.id };
  }
}

/** Whether both generations have digests of all lists: an older version stored none, and an index may be deleted by hand. */
async function areComparable(
  { client, prefix }: Context,
  current: StoredGeneration | undefined,
  next: StoredGeneration,
): Promise<boolean> {
  if (current === undefined) return false;
  const index = [current, next].flatMap(({ id }) =>
    RESOURCES.map(resource => indexName(prefix, resource, id)),
  );
  const found = await client.indices.getFieldMapping({
    index,
    fields: RECORD_DIGEST,
    ignore_unavailable: true,
  });
  return index.every(name => RECORD_DIGEST in (found[name]?.mappings ?? {}));
}
