import { describe, expect, it } from '@jest/globals';
import { age, boardGameGeekId, languageCode, range, visibleText, wholeNumber } from './cells.js';

describe('a range', () => {
  it.each([
    ['2', { min: 2, max: 2 }],
    ['2-4', { min: 2, max: 4 }],
    ['2 – 4', { min: 2, max: 4 }],
    ['2—4', { min: 2, max: 4 }],
    ['2+', { min: 2, max: null }],
    ['60 min', { min: 60, max: 60 }],
    ['45-60 Min.', { min: 45, max: 60 }],
    ['45 Minuten', { min: 45, max: 45 }],
    ["90'", { min: 90, max: 90 }],
  ])('%s', (cell, value) => {
    expect(range(cell)).toEqual({ value });
  });

  it.each(['two', '2,4', '2-', '-4', '2 or 4', '1 h'])('is not %s', cell => {
    expect(range(cell)).toEqual({ fault: `is no number or range such as 2-4: "${cell}"` });
  });

  it('does not run down', () => {
    expect(range('4-2')).toEqual({ fault: 'runs from 4 down to 2' });
  });
});

it.each([
  [wholeNumber, '2017', 2017],
  [wholeNumber, '-3500', -3500],
  [age, '8', 8],
  [age, '10+', 10],
  [languageCode, 'DE', 'de'],
  [boardGameGeekId, '162886', '162886'],
  [visibleText(10), ' Tic  Tac ', 'Tic Tac'],
] as [(cell: string) => object, string, unknown][])('%p reads %s', (read, cell, value) => {
  expect(read(cell)).toEqual({ value });
});

it.each([
  [wholeNumber, '2017.5'],
  [wholeNumber, 'MMXVII'],
  [age, 'ab 8'],
  [age, '100'],
  [languageCode, 'german'],
  [languageCode, 'xx'],
  [boardGameGeekId, 'BGG 12'],
  [visibleText(3), 'long'],
] as [(cell: string) => object, string][])('%p does not read %s', (read, cell) => {
  expect(read(cell)).toEqual({ fault: expect.stringMatching(/^is no /) });
});
