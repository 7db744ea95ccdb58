import { ExpiredCursor } from './errors.js';
import type { CatalogChanges } from './ports/catalog-changes.js';
import type { CursorCodec } from './query/cursor.js';
import { isBefore, type Change, type ChangesQuery } from './changes/change.js';

/** A page of the log of changes. */
export interface ChangesPage {
  /** Oldest first. */
  readonly changes: readonly Change[];
  /** Where the next page begins, now or when there are more changes. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/**
 * The changes behind a cursor; without one, none, and the cursor of now. Never more than the process serves: a client that
 * reads a changed record from this process finds the change there.
 * @throws InvalidCursor, ExpiredCursor, CatalogUnavailable
 */
export async function readChanges(
  log: CatalogChanges,
  cursors: CursorCodec,
  { since, limit }: ChangesQuery,
): Promise<ChangesPage> {
  const now = log.now();
  const endAt = (nextCursor: string) => ({ changes: [], nextCursor, hasMore: false });
  if (since === undefined) return endAt(cursors.encodePosition(now));
  const after = cursors.decodePosition(since);
  // Another process may have turned to a promotion already that this one does not serve yet.
  if (!isBefore(after, now)) return endAt(since);
  // One more than the page shows whether more remain.
  const found = await log.between(after, now, limit + 1);
  if (found === undefined) throw new ExpiredCursor('since');
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    changes: shown.map(({ change }) => change),
    // Behind promotions that changed nothing, too: the oldest of them are the first that the log forgets.
    nextCursor: cursors.encodePosition(last?.position ?? now),
    hasMore: last !== undefined,
  };
}
