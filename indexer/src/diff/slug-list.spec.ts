import { expect, it } from '@jest/globals';
import { SlugList } from './slug-list.js';

it('counts all and keeps the first ten in order', () => {
  const list = new SlugList();
  const slugs = Array.from({ length: 30 }, (_, number) => `game-${String(number).padStart(2, '0')}`);
  for (const slug of slugs.toReversed()) list.add(slug);
  expect(list).toEqual({ count: 30, first: slugs.slice(0, 10) });
});
