import { beforeAll, describe } from '@jest/globals';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { embedded } from '../../bench/search/engines/embedded.js';
import type { SearchEngine } from '../../bench/search/engines/engine.js';
import { itHoldsTheFloors } from './search-quality.contract.js';

describe('The minimum search quality is met on the shipped catalog', () => {
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await embedded(SHIPPED_CATALOG);
  });

  itHoldsTheFloors('shipped', () => ({ source: SHIPPED_CATALOG, engine }));
});
