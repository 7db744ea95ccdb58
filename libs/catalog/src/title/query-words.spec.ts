import { expect, it } from '@jest/globals';
import { MAX_LOOKUPS, queryWords } from './query-words.js';

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
      ['the', 1, true],
    ],
  ],
])('looks up each word of %j once, and the last one by itself', (words, lookups) => {
  expect(queryWords(words).map(({ text, times, isLast }) => [text, times, isLast])).toEqual(lookups);
});

it('looks up no more words than its limit, whatever their number', () => {
  expect(queryWords(differing(MAX_LOOKUPS))).toHaveLength(MAX_LOOKUPS);
  expect(queryWords(differing(MAX_LOOKUPS + 1))).toEqual([]);
  expect(queryWords([...Array.from({ length: 98 }, () => 'the'), 's'])).toHaveLength(2);
});
