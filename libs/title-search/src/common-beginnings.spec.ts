import { describe, expect, it } from '@jest/globals';
import { commonBeginnings } from './common-beginnings.js';

function beginningsOf(titles: readonly string[], fewestTitles?: number): readonly string[] {
  const work = commonBeginnings(titles, fewestTitles);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('common beginnings', () => {
  it('have one to three letters, the most common come first', () => {
    expect(beginningsOf(['go', 'gobblet', 'goa', 'gobbit', 'ra'], 1)).toEqual([
      ...['g', 'go'],
      ...['gob'],
      ...['goa', 'r', 'ra'],
    ]);
  });

  it('are counted in letters, not in UTF-16 units', () => {
    expect(beginningsOf(['𐐷𐐷𐐷𐐷'], 1)).toEqual(['𐐷', '𐐷𐐷', '𐐷𐐷𐐷']);
  });

  it('leave out what less than one title in a thousand begins with', () => {
    const titles = ['zaxis', ...Array.from({ length: 1_500 }, () => 'catan'), 'zulu', 'zzz'];
    expect(beginningsOf(titles, 1)).toEqual(['c', 'ca', 'cat', 'z']);
  });

  it('leave out what few titles begin with', () => {
    const titles = [...Array.from({ length: 499 }, () => 'catan'), 'cluedo', 'go'];
    expect(beginningsOf(titles)).toEqual(['c']);
  });
});
