import {
  findPartially,
  titleQuery,
  type CatalogSearch,
  type Found,
  type Generation,
  type Resource,
} from '#libs/catalog';
import { PAGE } from './engine.js';

/** The first page of a title search, as the API asks for it. */
export async function searchPage(
  search: CatalogSearch,
  generation: Generation,
  resource: Resource,
  text: string,
): Promise<Found<Resource> & { readonly isPartial: boolean }> {
  const title = titleQuery(text);
  const request = { resource, filters: {}, title, after: undefined, count: PAGE };
  const full: Found<Resource> = await search.list(generation, request);
  const partial = full.hits.length > 0 ? undefined : await findPartially(search, generation, request);
  return { ...(partial ?? full), isPartial: partial !== undefined };
}

/** The slugs of that page; `inFull` without partial matches, which are marked there. */
export async function askCatalog(
  search: CatalogSearch,
  generation: Generation,
  resource: Resource,
  text: string,
  inFull: boolean,
): Promise<string[]> {
  const { hits, isPartial } = await searchPage(search, generation, resource, text);
  return inFull && isPartial ? [] : hits.map(({ item }) => item.id);
}
