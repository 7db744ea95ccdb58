import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FacetValue, SlicedWork } from '#libs/catalog';
import { KeywordColumn } from './keyword-column.js';
import { PlaceBits } from './place-set.js';

const WORDS = Array.from({ length: 120 }, (_, number) => `word-${number}`);
/** Common words are kept as bits, rare ones as lists; there are more words than are shown. */
const word = fc.oneof(fc.constantFrom(...WORDS.slice(0, 3)), fc.constantFrom(...WORDS));
const list = fc.array(fc.uniqueArray(word, { maxLength: 4 }), { minLength: 1, maxLength: 300 });

function end<T>(work: SlicedWork<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function expected(values: readonly (readonly string[])[], places: Iterable<number>): FacetValue[] {
  const counts = new Map<string, number>();
  for (const place of places)
    for (const value of values[place] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 50);
}

it('counts the words of the whole list, of listed places and of places given as bits', () => {
  fc.assert(
    fc.property(list, fc.infiniteStream(fc.boolean()), (values, isMatch) => {
      const column = new KeywordColumn(values, values.length);
      const places = Uint32Array.from(values.keys()).filter(() => isMatch.next().value);
      const size = places.length;
      const bits = PlaceBits.of(places, values.length);
      expect(end(column.count(undefined))).toEqual(expected(values, values.keys()));
      expect(end(column.count({ size, places }))).toEqual(expected(values, places));
      expect(end(column.count({ size, bits }))).toEqual(expected(values, places));
    }),
  );
});

it('counts places in common', () => {
  const places = fc.uniqueArray(fc.nat(200)).map(numbers => Uint32Array.from(numbers));
  fc.assert(
    fc.property(places, places, (one, other) => {
      const common = one.filter(place => other.includes(place));
      const [bits, others] = [PlaceBits.of(one, 201), PlaceBits.of(other, 201)];
      expect(bits.size).toBe(one.length);
      expect(bits.countIn(others)).toBe(common.length);
      expect(bits.countOf(other)).toBe(common.length);
      expect(bits.and(others).size).toBe(common.length);
    }),
  );
});
