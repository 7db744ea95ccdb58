import { popularityOf, prominenceOf, type Resource } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { EmbeddedCatalog } from '#libs/search-embedded';
import type { FoundRecord } from './explained-record.js';
import type { ExplainedCatalog } from './explained-catalog.js';

/**
 * A source folder, searched by the embedded engine.
 * @throws SourceRefused
 */
export async function explainedSource(folder: string): Promise<ExplainedCatalog> {
  const source = await CatalogSource.open(folder);
  const { search, generation } = await EmbeddedCatalog.of(source);
  // The engine keeps what is shown; the other titles are read from the source once more.
  async function records(resource: Resource, ids: readonly string[]): Promise<FoundRecord[]> {
    const asked = new Set(ids);
    const found = new Map<string, FoundRecord>();
    const [prominence, popularity] = [prominenceOf(resource), popularityOf(resource)];
    for await (const entry of source.entries(resource)) {
      const { titles, item } = entry;
      if (!asked.has(item.id)) continue;
      found.set(item.id, {
        id: item.id,
        titles,
        prominence: prominence.of(entry),
        popularity: popularity.of(entry),
      });
    }
    return ids.flatMap(id => found.get(id) ?? []);
  }
  return { search, generation, records };
}
