import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { leaveGamesOut, type Reduced } from '../../bench/search/absent/leave-games-out.js';
import { measureAbsent } from '../../bench/search/absent/measure-absent.js';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { elasticWithTitles } from '../../bench/search/engines/elastic.js';
import { loadElastic, type LoadedCatalog } from '../../bench/search/engines/load-elastic.js';
import { itHoldsTheCeilings } from '../contract/absent-titles.contract.js';
import { realElasticsearch } from '../support/real-services.js';

describe('Games that are not in the catalog are rarely answered with others, on Elasticsearch', () => {
  let reduced: Reduced;
  let loaded: LoadedCatalog;

  beforeAll(async () => {
    reduced = await leaveGamesOut(SHIPPED_CATALOG);
    loaded = await loadElastic(reduced.folder, realElasticsearch(), `absent-titles-${process.pid}`);
  });

  afterAll(async () => {
    await loaded.remove();
    await rm(reduced.folder, { recursive: true, force: true });
  });

  itHoldsTheCeilings(async () => {
    const { value: search } = await elasticWithTitles(loaded);
    return measureAbsent(search, loaded.generation, reduced.absent);
  });
});
