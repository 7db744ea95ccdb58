import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TextNumbers } from './text-numbers.js';

it('numbers texts as a map would, in the order in which they first come', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'œ'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3_000, size: 'max' }), texts => {
      const numbers = new TextNumbers();
      const expected = new Map<string, number>();
      const found = texts.map(each => [numbers.find(each), numbers.numberOf(each)]);
      const asInMap = texts.map(each => {
        const before = expected.get(each);
        if (before === undefined) expected.set(each, expected.size);
        return [before, expected.get(each)];
      });
      expect(found).toEqual(asInMap);
      expect(Array.from({ length: numbers.texts.length }, (_, number) => numbers.texts.at(number))).toEqual([
        ...expected.keys(),
      ]);
    }),
    { numRuns: 100 },
  );
});
