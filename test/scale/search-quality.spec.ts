import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { writeGeneratedCatalog } from '../../bench/search/catalogs.js';
import { embedded } from '../../bench/search/engines/embedded.js';
import type { SearchEngine } from '../../bench/search/engines/engine.js';
import { itHoldsTheFloors } from '../contract/search-quality.contract.js';

describe('The minimum search quality is met on 50,000 generated games', () => {
  let folder: string;
  let engine: SearchEngine;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-quality-'));
    engine = await embedded(await writeGeneratedCatalog(folder));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  itHoldsTheFloors('generated', () => ({ source: folder, engine }));
});
