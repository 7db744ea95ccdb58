import { describe, expect, it } from '@jest/globals';
import { randomBase62, toBase62 } from './base62.js';

describe('base 62', () => {
  it.each([
    [0, 6, '000000'],
    [61, 1, 'z'],
    [62, 1, '10'],
    [0xffff_ffff, 6, '4gfFC3'],
  ])('writes %d in at least %d characters as %s', (value, length, text) => {
    expect(toBase62(value, length)).toBe(text);
  });

  it('draws every character about equally often', () => {
    const draws = 62_000;
    const counts = Map.groupBy(randomBase62(draws), character => character);
    // 1,000 expected, standard deviation 31: six of them off happens once in 500 million.
    for (const { length } of counts.values()) expect(Math.abs(length - draws / 62)).toBeLessThan(190);
    expect(counts.size).toBe(62);
  });
});
