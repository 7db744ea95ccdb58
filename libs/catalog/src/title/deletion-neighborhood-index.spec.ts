import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { finishNow } from '../time-slices/time-slices.js';
import { editDistance } from './edit-distance.js';
import { DeletionNeighborhoodIndex } from './deletion-neighborhood-index.js';

const letter = fc.constantFrom('a', 'b', 'c', 'd', '🎲');
/** Longer than the beginning and the middle that are hashed. */
const LONGEST = 18;
const word = fc.string({ unit: letter, minLength: 3, maxLength: LONGEST });

/** One edit: a letter less, more or another, or two neighbors swapped. */
const edit = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('delete', 'insert', 'replace', 'swap'),
  letter,
});
function edited(
  text: string,
  { place, kind, letter }: { place: number; kind: string; letter: string },
): string {
  const letters = [...text];
  const at = place % letters.length;
  if (kind === 'delete') letters.splice(at, 1);
  else if (kind === 'insert') letters.splice(at, 0, letter);
  else if (kind === 'replace') letters.splice(at, 1, letter);
  else letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
  return letters.join('');
}

it.each([
  { edits: 1, minLength: 4 },
  { edits: 2, minLength: 8 },
])(
  'finds exactly the words within $edits edits of a word of $minLength letters and more',
  ({ edits, minLength }) => {
    const query = fc.string({ unit: letter, minLength, maxLength: LONGEST });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 60 }),
        query,
        fc.array(fc.array(edit, { minLength: edits, maxLength: edits }), { maxLength: 20 }),
        (others, asked, changes) => {
          const words = [...new Set([...others, ...changes.map(each => each.reduce(edited, asked))])];
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

it.each(['terraforming', 'ticketto', 'settlersofcatan'])('finds %s by whatever has two edits of it', text => {
  // Among many others: few words have few buckets, in which one is found by chance.
  const others = Array.from({ length: 1_000 }, (_, number) => `${number}`.repeat(4));
  const index = finishNow(DeletionNeighborhoodIndex.building([text, ...others]));
  const kinds = ['delete', 'insert', 'replace', 'swap'];
  const edits = kinds.flatMap(kind => [...text].map((_, place) => ({ place, kind, letter: 'x' })));
  const typed = edits.flatMap(one => edits.map(other => edited(edited(text, one), other)));
  const near = typed.filter(each => {
    const distance = editDistance(each, text, 2);
    return distance > 0 && distance <= 2 && each.length >= 8;
  });
  expect(near.filter(each => index.find(each, 2).length === 0)).toEqual([]);
  expect(near.length).toBeGreaterThan(200);
});

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
