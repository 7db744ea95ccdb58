import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestCatalog } from './support/open-test-catalog.js';

const SEED = 'indexer/seed';
const QUERIES = [
  ['terraformign mars', 'games'],
  ['aventuriers rail', 'games'],
  ['gioco da tavolo azul', 'games'],
  ['galaxy race deluxe xyz', 'games'],
  ['friedeman friese', 'people'],
] as const;

describe('explain', () => {
  let catalog: TestCatalog;
  beforeAll(() => void (catalog = new TestCatalog()));
  afterAll(() => catalog.close());

  it('needs a current generation', async () => {
    const { code, result } = await catalog.indexer('explain', '--q', 'catan');
    expect(code).toBe(7);
    expect(result.error.code).toBe('no_generation');
  });

  describe('of the catalog that ships', () => {
    beforeAll(() => catalog.promote(SEED));

    it('prints the same for the current generation and for its source', async () => {
      for (const [q, resource] of QUERIES) {
        const asked = ['--q', q, '--resource', resource];
        const current = await catalog.indexer('explain', ...asked);
        const source = await catalog.indexer('explain', ...asked, '--source', SEED);
        expect(current.code).toBe(0);
        expect(current.result.hits.length).toBeGreaterThan(0);
        expect(current.result.hits).toEqual(source.result.hits);
      }
    });

    it('prints the same effects of filters, order, counts and suggestions', async () => {
      const selection = ['--where', 'players=4&language=de', '--sort=-year', '--facets', 'mechanic,language'];
      const asked = ['--q', 'ca', '--limit', '20', ...selection];
      const { generation: _, ...current } = (await catalog.indexer('explain', ...asked)).result;
      const { source: __, ...fromSource } = (await catalog.indexer('explain', ...asked, '--source', SEED))
        .result;
      expect(current).toEqual(fromSource);
      expect(current.leftOut.length).toBeGreaterThan(0);
    });
  });
});
