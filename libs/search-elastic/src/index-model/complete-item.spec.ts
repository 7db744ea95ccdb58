import { expect, it } from '@jest/globals';
import { RESOURCES } from '#libs/catalog';
import { completeItem } from './complete-item.js';
import { exampleOf } from './index-digest.js';

const { item: game } = exampleOf('games');
const { item: expansion } = exampleOf('expansions');

it.each(RESOURCES)('leaves a record of %s that has every member as it is', resource => {
  const { item } = exampleOf(resource);
  expect(completeItem(resource, item)).toBe(item);
});

it('says of a member that an older version did not write that it is not known', () => {
  const { awards: _, ...older } = game;
  expect(completeItem('games', older as never)).toEqual({ ...game, awards: [] });
});

it('completes the expansions of a game', () => {
  const { series: _, ...older } = expansion;
  const { expansions } = completeItem('games', { ...game, expansions: [older as never] });
  expect(expansions).toEqual([{ ...expansion, series: null }]);
});
