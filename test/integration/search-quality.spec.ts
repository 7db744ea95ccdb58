import { afterAll, beforeAll, describe } from '@jest/globals';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { elastic } from '../../bench/search/engines/elastic.js';
import type { SearchEngine } from '../../bench/search/engines/engine.js';
import { loadElastic, type LoadedCatalog } from '../../bench/search/engines/load-elastic.js';
import { itHoldsTheFloors } from '../contract/search-quality.contract.js';
import { realElasticsearch } from '../support/real-services.js';

describe('The minimum search quality is met on Elasticsearch', () => {
  let catalog: LoadedCatalog;
  let engine: SearchEngine;

  beforeAll(async () => {
    catalog = await loadElastic(SHIPPED_CATALOG, realElasticsearch(), `search-quality-${process.pid}`);
    engine = await elastic(catalog);
  });

  afterAll(() => catalog.remove());

  itHoldsTheFloors('shipped', () => ({ source: SHIPPED_CATALOG, engine }));
});
