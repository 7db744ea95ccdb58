import { EmbeddedCatalog } from '#libs/search-embedded';
import { runs } from '#libs/testing';
import { describeCatalogChanges } from './changes.contract.js';
import { describeCatalogSearch } from './catalog-search.contract.js';

async function load(folder: string) {
  const { search, generation, changes } = await EmbeddedCatalog.load(folder);
  return { search, generation, changes, close: () => Promise.resolve() };
}

describeCatalogSearch('The embedded engine', load, runs(20));
describeCatalogChanges('The embedded engine', load);
