import type { Resource } from './model/resources.js';

/** What can go wrong between a valid request and its answer; `code` is stable, the message is for operators. */
export abstract class CatalogError extends Error {
  abstract readonly code: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Where a cursor or token was given: in `cursor` of a list or of the log of changes, or in `since`. */
export type CursorPlace = 'cursor' | 'changes cursor' | 'since';

/** A cursor that this service did not make, or made for another list, filter or `q`. */
export class InvalidCursor extends CatalogError {
  readonly code = 'invalid_cursor';

  constructor(
    readonly reason: 'garbled' | 'other query',
    readonly place: CursorPlace = 'cursor',
  ) {
    super(`invalid cursor: ${reason}`);
  }
}

/** A genuine cursor into a catalog, or a part of the log of changes, that is no longer kept. */
export class ExpiredCursor extends CatalogError {
  readonly code = 'expired_cursor';

  constructor(readonly place: CursorPlace = 'cursor') {
    super('what this cursor continues is no longer kept');
  }
}

export class RecordNotFound extends CatalogError {
  readonly code = 'record_not_found';

  constructor(
    readonly resource: Resource,
    readonly slug: string,
    /** Slugs that may be meant, the nearest first. */
    readonly suggestions: readonly string[],
  ) {
    super(`none of ${resource} has the slug ${JSON.stringify(slug)}`);
  }
}

/** There is no answer now, or only part of one; the same request may succeed later. */
export class CatalogUnavailable extends CatalogError {
  readonly code = 'catalog_unavailable';

  constructor(
    readonly reason:
      | 'no generation'
      | 'engine unavailable'
      | 'timed out'
      | 'partial answer'
      | 'overloaded'
      | 'access denied'
      | 'field not indexed'
      | 'titles not read',
    options?: ErrorOptions,
  ) {
    super(`catalog unavailable: ${reason}`, options);
  }
}
