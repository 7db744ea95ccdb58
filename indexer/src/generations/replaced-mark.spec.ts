import { expect, it } from '@jest/globals';
import { replacedMark, replacedTime } from './replaced-mark.js';

it('returns the time that was marked', () => {
  const time = new Date('2026-11-21T09:25:35.837Z');
  expect(replacedTime('catalog', replacedMark('catalog', time))).toEqual(time);
});

it.each(['catalog-games', 'catalog-replaced-games', 'other-replaced-20261121t092535837z'])(
  'takes %s for no mark',
  alias => {
    expect(replacedTime('catalog', alias)).toBeUndefined();
  },
);
