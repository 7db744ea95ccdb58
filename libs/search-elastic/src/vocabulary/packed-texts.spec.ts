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
    { numRuns: 30 },
  );
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
