import type { Resource } from '../model/resources.js';

/** What a promotion did to a record. */
export const CHANGE_KINDS = ['created', 'updated', 'deleted'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One record that a promotion changed; a rollback is a promotion, too. */
export interface Change {
  readonly resource: Resource;
  /** Slug. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** The id of the generation that was promoted. */
  readonly generation: string;
  /** When it was promoted. */
  readonly at: Date;
}

/** A place in the log of changes: behind one row of a promotion. */
export interface ChangePosition {
  /** Id of the promotion: a time in the form of a generation id, later for each promotion of a catalog. */
  readonly promotion: string;
  /** Number of the row, from 0 on; {@link LAST_ROW} behind all of them. */
  readonly row: number;
}

/** The row that closes a promotion, whether it changed records or not. It stands for no change. */
export const LAST_ROW = 2 ** 31 - 1;

/** A change, and the position behind it. */
export interface LoggedChange {
  readonly change: Change;
  readonly position: ChangePosition;
}

/** A walk over the changes behind one position up to another, and how far it has come. */
export interface ChangesWalk {
  readonly after: ChangePosition;
  readonly until: ChangePosition;
}

/** The request for a page of the log, parsed and checked; tokens are as the client sent them. */
export interface ChangesQuery {
  /** The end of an earlier walk. */
  readonly since?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Whether `position` comes before `other`. */
export function isBefore(position: ChangePosition, other: ChangePosition): boolean {
  return position.promotion === other.promotion
    ? position.row < other.row
    : position.promotion < other.promotion;
}
