import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NumberColumn } from './number-column.js';

const values = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 200 });

it('finds the places of every span of values, however many they are', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -25, max: 25 }), fc.nat(50), (numbers, least, width) => {
      const most = least + width;
      const expected = numbers.flatMap((value, place) => (value >= least && value <= most ? [place] : []));
      const set = new NumberColumn(numbers).placesBetween(least, most);
      expect(set?.size ?? 0).toBe(expected.length);
      expect(numbers.flatMap((_, place) => (set?.has(place) ? [place] : []))).toEqual(expected);
      if (set?.places) expect([...set.places]).toEqual(expected);
    }),
  );
});

it('orders places by value, equal ones by place', () => {
  fc.assert(
    fc.property(values, numbers => {
      const expected = numbers.map((_, place) => place).sort((a, b) => numbers[a]! - numbers[b]! || a - b);
      expect([...new NumberColumn(numbers).ascending]).toEqual(expected);
    }),
  );
});
