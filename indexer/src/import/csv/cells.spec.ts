import { describe, expect, it } from '@jest/globals';
import { PLAYERS, YEARS } from '#libs/catalog-source';
import { age, award, externalId, languageCode, range, visibleText, wholeNumber, year } from './cells.js';

describe('a range', () => {
  const players = range(PLAYERS, '2-4');

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
    expect(players(cell)).toEqual({ value });
  });

  it.each(['two', '2,4', '2-', '-4', '2 or 4', '1 h'])('is not %s', cell => {
    expect(players(cell)).toEqual({ fault: `is not a number or range such as 2-4: "${cell}"` });
  });

  it.each(['0', '0-4', '2-1000', '0+'])('%s is not one of players', cell => {
    expect(players(cell)).toEqual({
      fault: expect.stringMatching(/^is not from 1 to 999: "\d+"; an empty cell means "not known"$/),
    });
  });

  it('does not run down', () => {
    expect(players('4-2')).toEqual({ fault: 'runs from 4 down to 2' });
  });
});

it.each([
  [wholeNumber(YEARS), '2017', 2017],
  [wholeNumber(YEARS), '-3500', -3500],
  [age, '8', 8],
  [age, '10+', 10],
  [languageCode, 'DE', 'de'],
  [externalId('boardgamegeek'), '162886', '162886'],
  [externalId('wikidata'), 'Q900001', 'Q900001'],
  [award, 'Spiel des Jahres 1995', { name: 'Spiel des Jahres', year: 1995, result: 'winner' }],
  [award, 'As d’Or 2020 (Nominee)', { name: 'As d’Or', year: 2020, result: 'nominee' }],
  [visibleText(10), ' Tic  Tac ', 'Tic Tac'],
  [visibleText(20), '#MyLife', '#MyLife'],
  [visibleText(20), '#GAME ON!', '#GAME ON!'],
  [visibleText(20), '#YES!', '#YES!'],
  [visibleText(20), '= Equal', '= Equal'],
] as [(cell: string) => object, string, unknown][])('%p reads %s', (read, cell, value) => {
  expect(read(cell)).toEqual({ value });
});

it.each([
  [wholeNumber(YEARS), '2017.5'],
  [wholeNumber(YEARS), 'MMXVII'],
  [age, 'ab 8'],
  [age, '100'],
  [languageCode, 'german'],
  [languageCode, 'xx'],
  [externalId('boardgamegeek'), 'BGG 12'],
  [externalId('wikidata'), '12'],
  [award, 'Spiel des Jahres'],
  [award, '1995'],
  [award, 'Spiel des Jahres 1995 (third)'],
] as [(cell: string) => object, string][])('%p does not read %s', (read, cell) => {
  expect(read(cell)).toEqual({ fault: expect.stringMatching(/^is not an? /) });
});

it.each([
  [wholeNumber(YEARS), '20190', 'is not from -9999 to 9999: "20190"; an empty cell means "not known"'],
  [
    year(new Date('2026-11-21')),
    '2032',
    'is not from -9999 to 2031: "2032"; an empty cell means "not known"',
  ],
  [visibleText(3), 'long', 'is longer than 3 characters: "long"'],
  [visibleText(3), 'x'.repeat(90), `is longer than 3 characters: "${'x'.repeat(60)}…"`],
  [visibleText(3), '\u200B', 'has nothing visible, a broken character or an HTML entity: "\u200B"'],
  [visibleText(99), '=A12', 'is a formula or its error; export the values instead: "=A12"'],
  [visibleText(99), '=HYPERLINK("x";"Go")', expect.stringMatching(/^is a formula/)],
  [visibleText(99), '#REF!', expect.stringMatching(/^is a formula/)],
  [visibleText(99), '#N/A', expect.stringMatching(/^is a formula/)],
  [visibleText(99), '#NAME?', expect.stringMatching(/^is a formula/)],
] as [(cell: string) => object, string, unknown][])('%p says what is wrong with %s', (read, cell, fault) => {
  expect(read(cell)).toEqual({ fault });
});
