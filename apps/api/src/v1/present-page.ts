import type { Facets, Page, Resource, ResourceTypes } from '#libs/catalog';
import type { Answer } from '../caching/answer.js';
import type { PaginationBody } from './pagination.body.js';
import type { SuggestionBody } from './suggest/suggestion.body.js';
import { presentSuggestion } from './suggest/suggestion.presenter.js';

export interface PageBody<Item> {
  data: Item[];
  pagination: PaginationBody;
  facets?: Facets;
  partial?: true;
  suggestions?: SuggestionBody[];
}

/** Turns a page of the catalog into the answer; `present` writes each item. */
export function presentPage<R extends Resource, Item>(
  { items, nextCursor, total, facets, isPartial, suggestions, generation }: Page<R>,
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
      ...(isPartial && { partial: true }),
      ...(suggestions.length > 0 && { suggestions: suggestions.map(presentSuggestion) }),
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

/** `body` with only the selected members; all of it when nothing was selected. `id` is always included. */
export function onlyFields<Body extends { readonly id: string }>(
  body: Body,
  fields: readonly (keyof Body & string)[] | undefined,
): Partial<Body> {
  if (fields === undefined) return body;
  const wanted = new Set<string>(['id', ...fields]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => wanted.has(name))) as Partial<Body>;
}
