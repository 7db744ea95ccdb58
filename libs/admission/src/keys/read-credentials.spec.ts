import { describe, expect, it } from '@jest/globals';
import { type Credentials, readCredentials } from './api-key.js';

const none: Credentials = { kind: 'none' };
const malformed: Credentials = { kind: 'malformed', reason: 'no bearer key' };
const bare: Credentials = { kind: 'malformed', reason: 'no scheme' };
const key = (text: string): Credentials => ({ kind: 'key', text });

describe('credentials', () => {
  it.each([
    ['no header', {}, none],
    ['a bearer token', { authorization: 'Bearer abc' }, key('abc')],
    ['a scheme in small letters', { authorization: 'bearer abc' }, key('abc')],
    ['a scheme in capitals', { authorization: 'BEARER abc' }, key('abc')],
    ['several spaces after the scheme', { authorization: 'Bearer   abc' }, key('abc')],
    ['another scheme', { authorization: 'Basic abc' }, malformed],
    ['a scheme alone', { authorization: 'Bearer' }, malformed],
    ['a key without a scheme', { authorization: 'abc' }, bare],
    ['two tokens', { authorization: 'Bearer abc def' }, malformed],
    ['an empty header', { authorization: '' }, malformed],
    ['X-API-Key', { 'x-api-key': 'abc' }, key('abc')],
    ['an empty X-API-Key', { 'x-api-key': '' }, key('')],
    ['two X-API-Key headers', { 'x-api-key': ['abc', 'def'] }, key('abc, def')],
    ['both headers', { authorization: 'Bearer abc', 'x-api-key': 'def' }, key('abc')],
    ['X-API-Key beside another scheme', { authorization: 'Basic abc', 'x-api-key': 'def' }, key('def')],
    ['X-API-Key beside a token without a scheme', { authorization: 'abc', 'x-api-key': 'def' }, key('def')],
    ['X-API-Key beside Bearer alone', { authorization: 'Bearer', 'x-api-key': 'def' }, malformed],
  ])('reads %s', (_, headers, credentials) => {
    expect(readCredentials(headers)).toEqual(credentials);
  });

  it('refuses several Authorization headers, whatever the first one contains', () => {
    const several: Credentials = { kind: 'malformed', reason: 'several headers' };
    expect(readCredentials({ authorization: 'Bearer abc' }, 2)).toEqual(several);
  });
});
