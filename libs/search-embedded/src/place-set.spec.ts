import { firstNotBelow } from '#libs/packed';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ListedPlaces } from './place-set.js';

/** Sparse and dense sets are kept in two ways, so some of these lists are much longer than the sets in them. */
const setOfAList = fc
  .tuple(fc.uniqueArray(fc.nat(300), { maxLength: 100 }), fc.integer({ min: 301, max: 20_000 }))
  .map(([places, length]) => ({ places: places.sort((a, b) => a - b), length }));

it('knows its places, however sparse it is', () => {
  fc.assert(
    fc.property(setOfAList, fc.nat(300), ({ places, length }, asked) => {
      const set = new ListedPlaces(Uint32Array.from(places), length);
      expect(set.has(asked)).toBe(places.includes(asked));
      expect(firstNotBelow(set.places, asked)).toBe(places.filter(place => place < asked).length);
    }),
  );
});
