import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { finishNow } from '#libs/catalog';
import { NumberColumn } from './number-column.js';

const aValue = fc.option(fc.integer({ min: -20, max: 20 }), { nil: undefined, freq: 10 });
const values = fc.array(aValue, { maxLength: 200 });

it('finds the places of every span of values, however many they are, and none whose value is not known', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -25, max: 25 }), fc.nat(50), (numbers, least, width) => {
      const most = least + width;
      const expected = numbers.flatMap((value, place) =>
        value !== undefined && value >= least && value <= most ? [place] : [],
      );
      const set = new NumberColumn(numbers).placesBetween(least, most);
      expect(set?.size ?? 0).toBe(expected.length);
      expect(numbers.flatMap((_, place) => (set?.has(place) ? [place] : []))).toEqual(expected);
      if (set?.places) expect([...set.places]).toEqual(expected);
    }),
  );
});

it('does not treat an unknown number as a value, however low a span begins', () => {
  const column = new NumberColumn([undefined, -5, undefined]);
  expect(column.placesBetween(Number.MIN_SAFE_INTEGER, 0)?.size).toBe(1);
});

it.each([false, true])(
  'orders places by value, unknown ones last, equal ones by place (descending: %s)',
  descends => {
    fc.assert(
      fc.property(values, fc.nat(30), (numbers, count) => {
        const sign = descends ? -1 : 1;
        const key = (place: number) => sign * (numbers[place] ?? sign * Number.MAX_SAFE_INTEGER);
        const expected = numbers.map((_, place) => place).sort((a, b) => key(a) - key(b) || a - b);
        const order = new NumberColumn(numbers).order(descends);
        expect(finishNow(order.firstIn([], count, undefined))).toEqual(expected.slice(0, count));
        if (expected.length > 2)
          expect(finishNow(order.firstIn([], count, expected[1]))).toEqual(expected.slice(2, 2 + count));
      }),
    );
  },
);
