import { beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { SHIPPED_CATALOG } from '../../bench/search/catalogs.js';
import { SUGGEST_FLOORS } from '../../bench/search/floors.data.js';
import { measureSuggest, type SuggestResults } from '../../bench/search/suggest/measure-suggest.js';
import { makeSuggestQueries } from '../../bench/search/suggest/suggest-queries.js';

/** The queries are those of `npm run bench:search`, so CI and the published table cannot disagree. */
describe('The minimum quality of suggestions is met on the shipped catalog', () => {
  let results: SuggestResults;

  beforeAll(async () => {
    const queries = await makeSuggestQueries(SHIPPED_CATALOG);
    const defended = new Set(SUGGEST_FLOORS.map(floor => floor.class));
    results = await measureSuggest(
      await EmbeddedCatalog.load(SHIPPED_CATALOG),
      queries.filter(query => defended.has(query.in)),
    );
  });

  it.each(SUGGEST_FLOORS)('$class', ({ class: name, at10 }) => {
    expect(results.get(name)?.queries).toBe(200);
    expect(results.get(name)?.recallAt10).toBeGreaterThanOrEqual(at10);
  });
});
