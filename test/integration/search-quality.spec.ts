import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { elastic } from '../../bench/search/engines/elastic.js';
import { embedded } from '../../bench/search/engines/embedded.js';
import type { SearchEngine } from '../../bench/search/engines/engine.js';
import { loadElastic, type LoadedCatalog } from '../../bench/search/engines/load-elastic.js';
import { QUERY_CLASSES } from '../../bench/search/queries/classes.data.js';
import { makeQueries } from '../../bench/search/queries/make-queries.js';
import type { Query } from '../../bench/search/queries/query.js';
import { realElasticsearch } from '../support/real-services.js';

/** Of 200 queries of a class, every fifth; all in the long form. */
const STEP = process.env.TEST_LONG ? 1 : 5;

/** What the minimum search quality is measured with, on the embedded engine. With the same pages, it is met here too. */
describe('Elasticsearch gives the page of the embedded engine', () => {
  let catalog: LoadedCatalog;
  let engines: [SearchEngine, SearchEngine];
  let queries: readonly Query[];

  beforeAll(async () => {
    catalog = await loadElastic(SHIPPED_CATALOG, realElasticsearch(), `search-quality-${process.pid}`);
    engines = [await elastic(catalog), await embedded(SHIPPED_CATALOG)];
    queries = await makeQueries(SHIPPED_CATALOG);
  });

  afterAll(() => catalog.remove());

  it.each(QUERY_CLASSES.map(({ name }) => name))('for queries of the class %s', async name => {
    const asked = queries.filter(query => query.in === name).filter((_, nth) => nth % STEP === 0);
    expect(asked.length).toBeGreaterThan(0);
    for (const { resource, text } of asked) {
      const [one, other] = await Promise.all(engines.map(engine => engine.find(resource, text)));
      expect({ text, page: one }).toEqual({ text, page: other });
    }
  });
});
