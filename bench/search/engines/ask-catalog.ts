import {
  titleQuery,
  type CatalogSearch,
  type Generation,
  type Found,
  type SearchableResource,
} from '#libs/catalog';
import { PAGE } from './engine.js';

/** The first page of a title search, as the API asks for it. */
export async function askCatalog(
  search: CatalogSearch,
  generation: Generation,
  resource: SearchableResource,
  text: string,
): Promise<string[]> {
  const title = titleQuery(text);
  const { hits }: Found<SearchableResource> = await search.list(generation, {
    resource,
    filters: {},
    title,
    after: undefined,
    count: PAGE,
  });
  return hits.map(({ item }) => item.id);
}
