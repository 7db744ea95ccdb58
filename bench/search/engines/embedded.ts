import { EmbeddedCatalog } from '#libs/search-embedded';
import { askCatalog } from './ask-catalog.js';
import type { SearchEngine } from './engine.js';

/** Our engine in the memory of this process. */
export async function embedded(source: string): Promise<SearchEngine> {
  const { search, generation } = await EmbeddedCatalog.load(source);
  return {
    find: (resource, text, inFull = false) => askCatalog(search, generation, resource, text, inFull),
    close: () => Promise.resolve(),
  };
}
