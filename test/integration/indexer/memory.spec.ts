import { expect, it } from '@jest/globals';
import { aFolder } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

describeIndexer('a large catalog', catalog => {
  /** To load these records one by one takes at most 50 MB of heap, 30 of them without a record; all in memory take 45 more. */
  it('is loaded in a heap that is smaller than the catalog', async () => {
    const source = await aFolder();
    // In a process without the limit, which also builds the project if it is not built yet.
    await catalog().start(['generate', '--games', '30000', '--out', source]).outcome;
    const { code } = await catalog().start(['build', '--source', source], {
      NODE_OPTIONS: '--max-old-space-size=72',
    }).outcome;
    expect(code).toBe(0);
  });
});
