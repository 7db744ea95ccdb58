import { expect, it } from '@jest/globals';
import { RESOURCES } from '#libs/catalog';
import { aGameRecord, aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

const NOTHING = {
  added: { count: 0, first: [] },
  removed: { count: 0, first: [] },
  changed: { count: 0, first: [] },
};

describeIndexer('diff', catalog => {
  it('finds no difference to the source of the current generation', async () => {
    await catalog().promote(await aSource());
    const { result } = await catalog().indexer('diff', '--source', await aSource());
    expect(Object.values(result.differences)).toEqual(RESOURCES.map(() => NOTHING));
  });

  it('lists what would be added, removed and changed', async () => {
    await catalog().promote(await aSource());
    const source = await aSource(({ games, people }) => {
      games.splice(0, 2, aGameRecord('Harbour'), aGameRecord('Aqueduct'));
      games[2]!.minAge = 12;
      people.push({ id: 'cy-third', name: 'Cy Third' });
    });
    const { result } = await catalog().indexer('diff', '--source', source);
    expect(result.differences.games).toEqual({
      added: { count: 1, first: ['aqueduct'] },
      removed: { count: 1, first: ['vineyard'] },
      changed: { count: 1, first: ['lighthouse'] },
    });
    expect(result.differences.people).toEqual({ ...NOTHING, added: { count: 1, first: ['cy-third'] } });
  });

  it('notices an alias, which is searchable but not shown', async () => {
    await catalog().promote(await aSource());
    const { result } = await catalog().indexer(
      'diff',
      '--source',
      await aSource(({ games }) => (games[0]!.aliases = ['Haven'])),
    );
    expect(result.differences.games.changed).toEqual({ count: 1, first: ['harbour'] });
  });

  it('changes nothing', async () => {
    const generation = await catalog().promote(await aSource());
    await catalog().indexer('diff', '--source', 'indexer/seed');
    expect(await catalog().generations()).toEqual([generation]);
  });
});
