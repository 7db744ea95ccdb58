import { expect, it } from '@jest/globals';
import type { Resource } from '../model/resources.js';
import type { Position } from './position.js';
import { firstSuggestions, type Suggestion } from './suggestion.js';

const row = (type: Resource, ...position: Position): Suggestion => ({
  type,
  id: String(position.at(-1)),
  title: '',
  language: 'en',
  yearPublished: undefined,
  position,
});

it('puts suggestions of several lists in one order, which is that of each list', () => {
  const ordered = [
    row('mechanics', 30, 1, 9, 'better-match'),
    row('people', 20, 40, 12, 'more-games'),
    row('games', 20, 9, 4, 'fewer-editions'),
    row('publishers', 20, 9, 5, 'longer'),
    row('publishers', 20, 9, 6, 'of-the-list-that-comes-first'),
    row('people', 20, 9, 6, 'of-the-next-list'),
    row('people', 20, 9, 6, 'of-the-next-list-too'),
    row('mechanics', 20, 90, 3, 'of-a-mechanic'),
    row('expansions', 20, 90, 3, 'of-an-expansion'),
    row('games', 12, 99, 2, 'worse-match'),
  ];
  expect(firstSuggestions(ordered.toReversed(), 20)).toEqual(ordered);
  expect(firstSuggestions(ordered.toReversed(), 2)).toEqual(ordered.slice(0, 2));
});

it('puts what players call a mechanic or a category behind titles that match one tier less', () => {
  const alias = { ...row('categories', 24, 90, 3, 'an-everyday-word'), language: undefined };
  const title = row('games', 20, 1, 9, 'a-title');
  const worse = row('games', 16, 1, 9, 'a-worse-match');
  expect(firstSuggestions([worse, alias, title], 20)).toEqual([title, alias, worse]);
});
