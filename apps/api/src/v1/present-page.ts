import type { Page, Resource, ResourceTypes } from '#libs/catalog';
import type { Answer } from '../caching/answer.js';
import type { PaginationBody } from './pagination.body.js';

export interface PageBody<Item> {
  data: Item[];
  pagination: PaginationBody;
}

/** A page of the catalog as its answer, each item written by `present`. */
export function presentPage<R extends Resource, Item>(
  { items, nextCursor, generation }: Page<R>,
  present: (item: ResourceTypes[R]) => Item,
): Answer<PageBody<Item>> {
  return {
    body: {
      data: items.map(present),
      pagination: { nextCursor: nextCursor ?? null, hasMore: nextCursor !== undefined },
    },
    generation,
  };
}
