import { expect, it } from '@jest/globals';
import { describeIndexer } from './support/describe-indexer.js';

const SEED = 'indexer/seed';
const QUERIES = [
  ['terraformign mars', 'games'],
  ['aventuriers rail', 'games'],
  ['friedeman friese', 'people'],
] as const;

describeIndexer('explain', catalog => {
  it('prints the same for the published catalog and for its source', async () => {
    await catalog().publish(SEED);
    for (const [q, resource] of QUERIES) {
      const asked = ['--q', q, '--resource', resource];
      const published = await catalog().indexer('explain', ...asked);
      const source = await catalog().indexer('explain', ...asked, '--source', SEED);
      expect(published.code).toBe(0);
      expect(published.result.hits.length).toBeGreaterThan(0);
      expect(published.result.hits).toEqual(source.result.hits);
    }
  });

  it('prints the same effects of filters, order, counts and suggestions', async () => {
    await catalog().publish(SEED);
    const selection = ['--where', 'players=4&language=de', '--sort=-year', '--facets', 'mechanic,language'];
    const asked = ['--q', 'ca', '--limit', '20', ...selection];
    const { generation: _, ...published } = (await catalog().indexer('explain', ...asked)).result;
    const { source: __, ...fromSource } = (await catalog().indexer('explain', ...asked, '--source', SEED))
      .result;
    expect(published).toEqual(fromSource);
    expect(published.leftOut.length).toBeGreaterThan(0);
  });

  it('needs something published', async () => {
    const { code, result } = await catalog().indexer('explain', '--q', 'catan');
    expect(code).toBe(7);
    expect(result.error.code).toBe('no_generation');
  });
});
