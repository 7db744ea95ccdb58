import { expect, it } from '@jest/globals';
import { toCsv } from './to-csv.js';

it('quotes what would end a cell or a row', () => {
  expect(toCsv([['a,b', 'say "no"', 'two\nlines', 'plain', 5]])).toBe(
    '"a,b","say ""no""","two\nlines",plain,5\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('makes no formula of %j', text => {
  expect(toCsv([[text]])).toBe(`'${text}\r\n`);
});

it('leaves negative numbers as they are', () => {
  expect(toCsv([[-1]])).toBe('-1\r\n');
});
