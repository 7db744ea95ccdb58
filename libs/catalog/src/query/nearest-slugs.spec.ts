import { expect, it } from '@jest/globals';
import { tierScore } from '../title/rank-title.js';
import { titleQuery } from '../title/title-query.js';
import { nearestSlugs, slugsMeant } from './nearest-slugs.js';
import type { Suggestion } from './suggestion.js';

const SLUGS = ['azul', 'catan', 'go', 'katamino', 'wingspan', 'wingspan-asia', 'wingspan-2', 'wingspans'];

it.each([
  ['wingspn', ['wingspan', 'wingspans']],
  ['wingspan2', ['wingspan', 'wingspan-2', 'wingspans']],
  ['catna', ['catan']],
  ['kaatn', []],
  ['gp', ['go']],
  ['carcassonne', []],
])('the slugs nearest to %s are %j', (slug, expected) => {
  expect(nearestSlugs(slug, SLUGS)).toEqual(expected);
});

it('returns three, the nearest first, equally near ones ascending', () => {
  expect(nearestSlugs('abcdef', ['abcdeh', 'abcdeg', 'abcdxy', 'abcde'])).toEqual([
    'abcde',
    'abcdeg',
    'abcdeh',
  ]);
});

it('means records of that title, then slugs a few edits away, then titles with its words, each once', () => {
  const title = titleQuery('ttr');
  const row = (id: string, score: number) => ({ id, position: [score, 1, 1, id] }) as unknown as Suggestion;
  const rows = [row('ticket-to-ride', tierScore('exact', 1)), row('ttr-dice', tierScore('leading words', 1))];
  expect(slugsMeant(title, ['tor'], rows)).toEqual(['ticket-to-ride', 'tor', 'ttr-dice']);
  expect(slugsMeant(title, ['ttr-dice', 'tor'], rows)).toEqual(['ticket-to-ride', 'ttr-dice', 'tor']);
});
