import { EmbeddedCatalog } from '#libs/search-embedded';
import { runs } from '#libs/testing';
import { describeCatalogSearch } from './catalog-search.contract.js';

async function load(folder: string) {
  const { search, generation } = await EmbeddedCatalog.load(folder);
  return { search, generation, close: () => Promise.resolve() };
}

describeCatalogSearch('The embedded engine', load, runs(60));
