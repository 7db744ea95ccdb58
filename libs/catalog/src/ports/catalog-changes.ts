import type { ChangePosition, LoggedChange } from '../changes/change.js';

/** The log of changes: every record that a promotion changed, once, in the order of the promotions. */
export abstract class CatalogChanges {
  /**
   * The end of the promotion that made the current generation of `CatalogGenerations` current. Both are from the same moment
   * when they are asked for without a pause.
   * @throws CatalogUnavailable as long as that is not known
   */
  abstract now(): ChangePosition;

  /**
   * The first `count` changes behind `after` and not behind `until`, which is a result of {@link now}.
   * @returns `undefined` when the log does not reach back to `after`
   * @throws CatalogUnavailable
   */
  abstract between(
    after: ChangePosition,
    until: ChangePosition,
    count: number,
  ): Promise<readonly LoggedChange[] | undefined>;
}
