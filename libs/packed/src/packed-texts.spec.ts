import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PackedTexts } from './packed-texts.js';

it('returns what was added, by its number', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 3_000 }), texts => {
      const packed = new PackedTexts();
      for (const text of texts) packed.add(text);
      expect(Array.from({ length: packed.length }, (_, number) => packed.at(number))).toEqual(texts);
      expect(packed.at(texts.length)).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

it('compares texts as strings are compared', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'œ', '\uffff', '𐐷'), maxLength: 4 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const packed = new PackedTexts();
      packed.add(a);
      packed.add(b);
      const expected = a < b ? -1 : a > b ? 1 : 0;
      expect(Math.sign(packed.compare(0, 1))).toBe(expected);
      expect(Math.sign(packed.compareWith(0, b))).toBe(expected);
    }),
  );
});

it('takes further texts after unused memory was given back', () => {
  const packed = new PackedTexts();
  packed.trim();
  packed.add('one');
  packed.trim();
  packed.add('two');
  expect([packed.at(0), packed.at(1), packed.at(2)]).toEqual(['one', 'two', undefined]);
});

it('keeps texts whole where a chunk ends', () => {
  const packed = new PackedTexts();
  const texts = Array.from({ length: 400 }, (_, number) => String(number % 10).repeat(999));
  for (const text of texts) packed.add(text);
  expect(texts.map((_, number) => packed.at(number))).toEqual(texts);
});

it('refuses a text that is longer than a chunk', () => {
  expect(() => new PackedTexts().add('x'.repeat(70_000))).toThrow(RangeError);
});
