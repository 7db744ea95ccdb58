import { expect, it } from '@jest/globals';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

describeIndexer('An index with the name of an alias', catalog => {
  it('is found before anything is built', async () => {
    const { client, prefix } = catalog();
    await client.indices.create({ index: `${prefix}-games` });
    const { code, events, result } = await catalog().indexer('run', '--source', await aSource());
    expect({ code, error: result.error.code }).toEqual({ code: 8, error: 'name_taken' });
    expect(result.error.message).toContain(`${prefix}-games`);
    expect(events.map(({ event }) => event)).not.toContain('create');
  });
});
