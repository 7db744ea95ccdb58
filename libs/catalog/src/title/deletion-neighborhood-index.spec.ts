import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { finishNow } from '../time-slices/time-slices.js';
import { editDistance } from './edit-distance.js';
import { DeletionNeighborhoodIndex } from './deletion-neighborhood-index.js';

const letter = fc.constantFrom('a', 'b', 'c', 'd', '🎲');
/** As long as any word a query may be near to, and longer than the beginning that is hashed. */
const word = fc.string({ unit: letter, minLength: 3, maxLength: 12 });

it.each([
  { edits: 1, minLength: 4 },
  { edits: 2, minLength: 8 },
])(
  'finds exactly the words within $edits edits of a word of $minLength letters and more',
  ({ edits, minLength }) => {
    const query = fc.string({ unit: letter, minLength, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 60 }),
        query,
        fc.array(fc.nat(), { maxLength: 2 }),
        (others, asked, places) => {
          const edited = places.reduce(
            (text, place) => text.slice(0, place % text.length) + text.slice((place % text.length) + 1),
            asked,
          );
          const words = [...new Set([...others, edited])];
          const near = finishNow(DeletionNeighborhoodIndex.building(words)).find(asked, edits);
          const found = near.map(({ number, edits: distance }) => [words[number], distance]).sort();
          const expected = words
            .map(candidate => [candidate, editDistance(asked, candidate, edits)] as [string, number])
            .filter(
              ([candidate, distance]) => [...candidate].length >= 3 && distance > 0 && distance <= edits,
            )
            .sort();
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  },
);

it('finds nothing without a budget', () => {
  expect(finishNow(DeletionNeighborhoodIndex.building(['catan'])).find('catam', 0)).toEqual([]);
});

it('is built in steps of few words', () => {
  const words = Array.from({ length: 10_000 }, (_, number) => `castle${number}`);
  const building = DeletionNeighborhoodIndex.building(words);
  let pauses = 0;
  let step = building.next();
  for (; !step.done; step = building.next()) pauses++;
  expect(pauses).toBeGreaterThan(words.length / 25);
  expect(step.value.find('castel17', 1)).toEqual([{ number: 17, edits: 1 }]);
});
