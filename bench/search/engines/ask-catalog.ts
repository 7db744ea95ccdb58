import {
  findPartially,
  titleQuery,
  type CatalogSearch,
  type Generation,
  type Found,
  type Resource,
} from '#libs/catalog';
import { PAGE } from './engine.js';

/** The first page of a title search, as the API asks for it; `inFull` without partial matches, which are marked there. */
export async function askCatalog(
  search: CatalogSearch,
  generation: Generation,
  resource: Resource,
  text: string,
  inFull: boolean,
): Promise<string[]> {
  const title = titleQuery(text);
  const request = { resource, filters: {}, title, after: undefined, count: PAGE };
  const full: Found<Resource> = await search.list(generation, request);
  const partial =
    inFull || full.hits.length > 0 ? undefined : await findPartially(search, generation, request);
  const { hits } = partial ?? full;
  return hits.map(({ item }) => item.id);
}
