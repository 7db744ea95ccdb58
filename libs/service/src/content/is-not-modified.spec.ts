import { describe, expect, it } from '@jest/globals';
import { isNotModified } from './is-not-modified.js';

const entityTag = 'W/"abc"';
const modifiedAt = new Date('1994-11-06T08:49:37.250Z');
const has = (headers: Record<string, string>) => isNotModified(headers, { entityTag, modifiedAt });

describe('a client has the answer', () => {
  it.each([
    ['its tag', { 'if-none-match': '"abc"' }, true],
    ['any tag', { 'if-none-match': '*' }, true],
    ['another tag', { 'if-none-match': '"other"' }, false],
    [
      'another tag beside a good date',
      { 'if-none-match': '"other"', 'if-modified-since': inForm(37) },
      false,
    ],
    ['its second', { 'if-modified-since': inForm(37) }, true],
    ['a later second', { 'if-modified-since': inForm(38) }, true],
    ['an earlier second', { 'if-modified-since': inForm(36) }, false],
    ['the form of RFC 850', { 'if-modified-since': 'Sunday, 06-Nov-94 08:49:37 GMT' }, true],
    ['the form of asctime', { 'if-modified-since': 'Sun Nov  6 08:49:37 1994' }, true],
    ['the form of asctime, a second earlier', { 'if-modified-since': 'Sun Nov  6 08:49:36 1994' }, false],
    ['another time zone', { 'if-modified-since': 'Sun, 06 Nov 1994 08:49:37 PST' }, false],
    ['a date of ISO 8601', { 'if-modified-since': '2030-01-01T00:00:00Z' }, false],
    ['a day that does not exist', { 'if-modified-since': 'Sun, 99 Nov 1994 08:49:37 GMT' }, false],
    ['nothing', {}, false],
  ])('or not, according to %s', (_what, headers, expected) => {
    expect(has(headers as Record<string, string>)).toBe(expected);
  });
});

function inForm(second: number): string {
  return `Sun, 06 Nov 1994 08:49:${second} GMT`;
}
