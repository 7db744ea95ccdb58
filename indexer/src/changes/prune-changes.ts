import { isDiskFull } from '../elastic/client-errors.js';
import type { LockedContext } from '../lock/with-lock.js';
import { ChangeLog } from './change-log.js';

/** Deletes what no reader of the log sees: changes that are too old, and those of promotions that did not take effect. */
export async function pruneChanges(context: LockedContext): Promise<void> {
  const log = new ChangeLog(context);
  const promotions = await log.promotions();
  if (promotions === undefined) return;
  try {
    await context.confirmLock();
    await log.keepOnly(promotions);
  } catch (failure) {
    // Elasticsearch deletes whole indices then, and no rows: they do no harm until there is space.
    if (!isDiskFull(failure)) throw failure;
  }
}
