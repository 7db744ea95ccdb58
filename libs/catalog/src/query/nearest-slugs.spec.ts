import { expect, it } from '@jest/globals';
import { nearestSlugs } from './nearest-slugs.js';

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
