import { expect, it } from '@jest/globals';
import { searchText, titleQuery, MAX_LOOKUPS, joinedBudget, queryWords } from './title-query.js';

it.each([
  ['  Catan ', 'Catan', 'no spaces around it'],
  ['Ｃａｔａｎ', 'Catan', 'in NFKC'],
  ['L´Âge de pierre', "L'Âge de pierre", 'an acute accent that stands for an apostrophe is one'],
  ['\u3000', '', 'nothing of wide spaces'],
])('searches for "%s" as "%s": %s', (typed, text) => {
  expect(searchText(typed)).toBe(text);
});

it('means the same by a text as by its measured form', () => {
  for (const typed of ['L´Âge de pierre', 'King´s Dilemma', 'ŉ', '5″', 'Flu\u0308gel'])
    expect(titleQuery(searchText(typed))).toEqual(titleQuery(typed));
});

const differing = (count: number): string[] => Array.from({ length: count }, (_, word) => `word${word}`);

it.each<[words: string[], lookups: [text: string, times: number, isLast: boolean][]]>([
  [[], []],
  [['catan'], [['catan', 1, true]]],
  [
    ['ticket', 'to', 'ride'],
    [
      ['ticket', 1, false],
      ['to', 1, false],
      ['ride', 1, true],
    ],
  ],
  [
    ['the', 'the', 's', 'the'],
    [
      ['the', 2, false],
      ['s', 1, false],
      ['the the the', 1, true],
    ],
  ],
  [
    ['the', 'the', 's'],
    [
      ['the', 1, false],
      ['the the', 1, false],
      ['s', 1, true],
    ],
  ],
])('looks up each word of %j once, what it repeats by itself, and the last one', (words, lookups) => {
  expect(queryWords(words).map(({ text, times, isLast }) => [text, times, isLast])).toEqual(lookups);
});

it('looks up no more words than its limit, whatever their number', () => {
  expect(queryWords(differing(MAX_LOOKUPS))).toHaveLength(MAX_LOOKUPS);
  expect(queryWords(differing(MAX_LOOKUPS + 1))).toEqual([]);
  expect(queryWords([...Array.from({ length: 98 }, () => 'the'), 's'])).toHaveLength(3);
});

it.each([
  ['flugel schlag', 2, 'as a word of so many letters'],
  ['catan board game', 1, 'but for generic words'],
  ['the board game', 2, 'unless there are no others'],
])('allows %s, joined, %i edits: %s', (text, budget) => {
  expect(joinedBudget(text.split(' '))).toBe(budget);
});

it.each([
  ['spiderman', 2, 'one word of so many letters'],
  ['china moon', 1, 'fewer in several words, whose spaces the title would not have either'],
  ['moon catan board game', 1, 'also with generic words'],
  ['flugel schlagg', 2, 'unless they are long'],
])('finds in full what differs from %s, joined, by %i edits: %s', (text, budget) => {
  expect(titleQuery(text).joinedBudget).toBe(budget);
});
