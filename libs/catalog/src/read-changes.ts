import { ExpiredCursor } from './errors.js';
import type { CatalogChanges } from './ports/catalog-changes.js';
import type { CursorCodec } from './query/cursor.js';
import {
  isBefore,
  type Change,
  type ChangePosition,
  type ChangesQuery,
  type ChangesWalk,
} from './changes/change.js';

/** A page of the log of changes. */
export interface ChangesPage {
  /** Oldest first. */
  readonly changes: readonly Change[];
  /** `undefined` on the last page. */
  readonly nextCursor: string | undefined;
  /** Where the next walk begins: the end of this one, the same on each of its pages. */
  readonly until: string;
}

/**
 * A page of the changes behind `since`; without it there are none, only the end of the log. A walk ends where the log ended when
 * it began, which is never more than the process serves: a client that reads a changed record from this process finds the
 * change there.
 * @throws InvalidCursor, ExpiredCursor, CatalogUnavailable
 */
export async function readChanges(
  log: CatalogChanges,
  cursors: CursorCodec,
  query: ChangesQuery,
): Promise<ChangesPage> {
  const { after, until } = walkOf(cursors, query, log.now());
  // One more than the page shows whether more remain.
  const found = isBefore(after, until) ? await log.between(after, until, query.limit + 1) : [];
  if (found === undefined) throw new ExpiredCursor(query.cursor === undefined ? 'since' : 'changes cursor');
  const shown = found.slice(0, query.limit);
  const last = found.length > query.limit ? shown.at(-1) : undefined;
  return {
    changes: shown.map(({ change }) => change),
    nextCursor: last && cursors.encodeWalk({ after: last.position, until }, query.since),
    until: cursors.encodePosition(until),
  };
}

function walkOf(cursors: CursorCodec, { since, cursor }: ChangesQuery, now: ChangePosition): ChangesWalk {
  if (cursor !== undefined) return cursors.decodeWalk(cursor, since);
  if (since === undefined) return { after: now, until: now };
  const after = cursors.decodePosition(since);
  // Another process may have turned to a promotion already that this one does not serve yet.
  return { after, until: isBefore(after, now) ? now : after };
}
