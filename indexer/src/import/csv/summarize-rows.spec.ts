import { expect, it } from '@jest/globals';
import { renderRows } from './summarize-rows.js';

it('says what became of the rows, one line for each that needs a look', () => {
  const text = renderRows('out', {
    games: 1,
    expansions: 0,
    merged: 12,
    leftOut: [{ row: 'line 3', reason: 'extends "Go", which is the title of no game in the catalog' }],
    repeated: [{ row: 'line 5', of: 'line 4' }],
    notFound: [{ row: 'line 6', title: 'Chess 2' }],
    rejected: 2,
  });
  expect(text.split('\n')).toEqual([
    'out: 1 game, 0 expansions; 12 already in the catalog were not imported; left out: 2 faulty rows',
    'left out line 3: extends "Go", which is the title of no game in the catalog',
    'line 6 is built on "Chess 2", which is the title of no game in the catalog',
    'line 5 has the title and year of line 4; if both are the same game, remove one of them',
  ]);
});

it('sums up what is the same of many rows', () => {
  const text = renderRows('out', {
    games: 92_312,
    expansions: 0,
    merged: 0,
    leftOut: [],
    repeated: Array.from({ length: 92_312 }, (_, at) => ({ row: `line ${at}`, of: 'line 1' })),
    notFound: [],
    rejected: 0,
  });
  expect(text.split('\n')).toHaveLength(14);
  expect(text).toMatch(/… and 92,300 more rows with the title and year of an earlier one; --json lists all$/);
});
