import { expect, it } from '@jest/globals';
import { searchText, titleQuery } from './title-query.js';

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
