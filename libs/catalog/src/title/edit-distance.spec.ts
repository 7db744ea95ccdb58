import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance, editBudget, editDistanceFrom } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['catan', 'catan', 0, 'equal'],
    ['wingspn', 'wingspan', 1, 'insertion'],
    ['carcassonnne', 'carcassonne', 1, 'deletion'],
    ['katan', 'catan', 1, 'substitution of the first letter'],
    ['ctaan', 'catan', 1, 'swap of neighbors'],
    ['ca', 'abc', 3, 'nothing is edited twice: 2 would need a letter between swapped ones'],
    ['🎲x', 'x🎲', 1, 'letters are code points'],
  ])('%s → %s is %i: %s', (from, to, edits) => {
    expect(editDistance(from, to, 5)).toBe(edits);
  });

  it('answers one more than the limit for everything beyond it', () => {
    expect(editDistance('catan', 'azul', 2)).toBe(3);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('agrees with the plain definition at any limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (from, to, limit) => {
        expect(editDistance(from, to, limit)).toBe(Math.min(byDefinition(from, to), limit + 1));
      }),
      { numRuns: 2_000 },
    );
  });

  const unusual = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🎲'), maxLength: 40 });

  it('is the same from one word to many', () => {
    fc.assert(
      fc.property(
        fc.oneof(word, unusual),
        fc.array(fc.oneof(word, unusual)),
        fc.nat(3),
        (from, texts, limit) => {
          const distance = editDistanceFrom(from);
          for (const to of texts) expect(distance(to, limit)).toBe(editDistance(from, to, limit));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('does not depend on the direction', () => {
    fc.assert(
      fc.property(word, word, (from, to) => {
        expect(editDistance(from, to, 9)).toBe(editDistance(to, from, 9));
      }),
    );
  });
});

/** Optimal string alignment as its recurrence, without any short cut. */
function byDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const choices = [
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + same,
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
    choices.push(byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...choices);
}

it.each([
  ['ago', 0, 'below 4 letters'],
  ['azul', 1, '4 letters'],
  ['pandemi', 1, '7 letters'],
  ['pandemic', 2, '8 letters'],
  ['1830', 0, 'digits'],
  ['catan2000', 0, 'a word with a digit'],
  ['🎲🎲🎲', 0, 'code points, not code units'],
])('allows %s %i edits: %s', (word, budget) => {
  expect(editBudget(word)).toBe(budget);
});
