import type { Facets, Page, Resource, ResourceTypes } from '#libs/catalog';
import type { Answer } from '../caching/answer.js';
import type { PaginationBody } from './pagination.body.js';

export interface PageBody<Item> {
  data: Item[];
  pagination: PaginationBody;
  facets?: Facets;
}

/** Turns a page of the catalog into the answer; `present` writes each item. */
export function presentPage<R extends Resource, Item>(
  { items, nextCursor, total, facets, generation }: Page<R>,
  present: (item: ResourceTypes[R]) => Item,
): Answer<PageBody<Item>> {
  return {
    body: {
      data: items.map(present),
      pagination: {
        nextCursor: nextCursor ?? null,
        hasMore: nextCursor !== undefined,
        ...(total !== undefined && { total }),
      },
      ...(facets !== undefined && { facets: presentFacets(facets) }),
    },
    generation,
  };
}

function presentFacets(facets: Facets): Facets {
  const shown = Object.entries(facets).map(([name, values]) => [
    name,
    values.map(({ value, count }) => ({ value, count })),
  ]);
  return Object.fromEntries(shown) as Facets;
}
