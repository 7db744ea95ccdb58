import type { Generation } from '../model/generation.js';
import type { Resource, ResourceTypes } from '../model/resources.js';
import type { TitleQuery } from '../title/title-query.js';
import type { FilterTypes } from '../fields/fields.js';

/** What a client asks of a list, parsed and checked. */
export interface ListQuery<R extends Resource> {
  readonly resource: R;
  readonly filters: FilterTypes[R];
  /** Text of the title search; only games, publishers and people have one. */
  readonly q?: string | undefined;
  /** 1 to 50. */
  readonly limit: number;
  /** As the client sent it. */
  readonly cursor?: string | undefined;
}

/** One page of a list, and the catalog it is a page of. */
export interface Page<R extends Resource> {
  readonly items: readonly ResourceTypes[R][];
  /** `undefined` on the last page. */
  readonly nextCursor: string | undefined;
  readonly generation: Generation;
}

/**
 * Where an item stands in its list, most significant value first: the slug alone without a title search, else
 * `[score, editions, letters, slug]` for games and `[score, letters, slug]` for publishers and people. Score and
 * editions descend, letters and slug ascend.
 */
export type Position = readonly (number | string)[];

/** What an engine is asked: the first `count` items that stand after `after`. */
export interface ListRequest<R extends Resource> {
  readonly resource: R;
  readonly filters: FilterTypes[R];
  readonly title: TitleQuery | undefined;
  readonly after: Position | undefined;
  readonly count: number;
}

export interface Hit<R extends Resource> {
  readonly item: ResourceTypes[R];
  readonly position: Position;
}
