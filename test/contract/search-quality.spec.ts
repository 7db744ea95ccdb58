import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { SHIPPED_CATALOG, writeGeneratedCatalog } from '../../bench/search/catalogs.js';
import { embedded } from '../../bench/search/engines/embedded.js';
import type { SearchEngine } from '../../bench/search/engines/engine.js';
import { itHoldsTheFloors } from './search-quality.contract.js';

/** Loading 50,000 games takes long on a busy machine. */
const LOADING_MS = 180_000;

describe('The minimum search quality is met on the shipped catalog', () => {
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await embedded(SHIPPED_CATALOG);
  });

  itHoldsTheFloors('shipped', () => ({ source: SHIPPED_CATALOG, engine }));
});

describe('The minimum search quality is met on 50,000 generated games', () => {
  let folder: string;
  let engine: SearchEngine;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-quality-'));
    engine = await embedded(await writeGeneratedCatalog(folder));
  }, LOADING_MS);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  itHoldsTheFloors('generated', () => ({ source: folder, engine }));
});
