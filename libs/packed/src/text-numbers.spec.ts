import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TextNumbers } from './text-numbers.js';

it('numbers texts as a map would, in the order in which they first come', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'œ'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3_000, size: 'max' }), texts => {
      const numbers = new TextNumbers();
      const expected = new Map<string, number>();
      for (const each of texts) {
        expect(numbers.find(each)).toBe(expected.get(each));
        if (!expected.has(each)) expected.set(each, expected.size);
        expect(numbers.numberOf(each)).toBe(expected.get(each));
      }
      expect(Array.from({ length: numbers.texts.length }, (_, number) => numbers.texts.at(number))).toEqual([
        ...expected.keys(),
      ]);
    }),
    { numRuns: 20 },
  );
});
