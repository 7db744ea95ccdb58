import type { SearchableResource, TitleQuery } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { EmbeddedCatalog } from '#libs/search-embedded';
import type { FoundRecord } from './explain-hits.js';

/**
 * The first `count` records of a source, found by the embedded engine.
 * @throws SourceRefused
 */
export async function findInSource(
  folder: string,
  resource: SearchableResource,
  title: TitleQuery,
  count: number,
): Promise<FoundRecord[]> {
  const source = await CatalogSource.open(folder);
  const { search, generation } = await EmbeddedCatalog.of(source);
  const { hits } = await search.list(generation, { resource, filters: {}, title, after: undefined, count });
  const found = new Map<string, FoundRecord>();
  // The engine keeps what is shown; the other titles are read from the source once more.
  for await (const { item, titles } of source.entries(resource))
    found.set(item.id, { id: item.id, titles, editions: 'editions' in item ? item.editions : undefined });
  return hits.flatMap(({ item }) => found.get(item.id) ?? []);
}
