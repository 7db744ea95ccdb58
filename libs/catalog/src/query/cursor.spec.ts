import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidCursor } from '../errors.js';
import { CursorCodec } from './cursor.js';
import type { ListQuery } from './list-query.js';

const DIGEST = 'ab'.repeat(32);
const codec = new CursorCodec(['a secret of the test']);
const query: ListQuery<'games'> = {
  resource: 'games',
  filters: { year: 2017, players: 2 },
  q: 'azul',
  limit: 20,
};
const after = [8, 4, 4, 'azul'];
const cursor = codec.encode({ digest: DIGEST, after }, query);

describe('CursorCodec', () => {
  it('decodes what it encoded', () => {
    expect(codec.decode(cursor, query)).toEqual({ digest: DIGEST.slice(0, 16), after });
  });

  it('is base64url and stays below 1,024 characters for the longest slug', () => {
    const longest = codec.encode({ digest: DIGEST, after: [9_999, 100_000, 500, 'x'.repeat(200)] }, query);
    expect(longest).toMatch(/^[\w-]{1,1024}$/);
  });

  it.each<[string, Partial<ListQuery<'games'>>]>([
    ['another page size', { limit: 50 }],
    ['filters in another order', { filters: { players: 2, year: 2017 } }],
    ['the same text in other typography', { q: ' AZUL ' }],
    ['counts', { countsMatches: true, facets: ['mechanic'] }],
  ])('continues with %s', (_, change) => {
    expect(codec.decode(cursor, { ...query, ...change }).after).toEqual(after);
  });

  it.each<[string, Partial<ListQuery<'games'>>]>([
    ['another filter', { filters: { year: 2018, players: 2 } }],
    ['a filter less', { filters: { year: 2017 } }],
    ['another text', { q: 'azul 2' }],
    ['no text', { q: undefined }],
  ])('is invalid with %s', (_, change) => {
    expect(() => codec.decode(cursor, { ...query, ...change })).toThrow(InvalidCursor);
  });

  it('is invalid in another order', () => {
    const sort = { fieldName: 'year', descends: true };
    expect(() => codec.decode(cursor, { ...query, sort })).toThrow(InvalidCursor);
  });

  it('is invalid on another list', () => {
    expect(() => codec.decode(cursor, { resource: 'people', filters: {}, limit: 20 })).toThrow(InvalidCursor);
  });

  it('is invalid when any one character is changed', () => {
    fc.assert(
      fc.property(fc.nat(cursor.length - 1), fc.constantFrom(...'AZaz09-_'), (place, letter) => {
        fc.pre(cursor[place] !== letter);
        const tampered = cursor.slice(0, place) + letter + cursor.slice(place + 1);
        expect(() => codec.decode(tampered, query)).toThrow(InvalidCursor);
      }),
    );
  });

  it.each(['', 'x', '!!!', `${cursor}A`, `${cursor}=`, cursor.slice(1)])('refuses %j', text => {
    expect(() => codec.decode(text, query)).toThrow(InvalidCursor);
  });

  it('accepts what an older secret signed, and signs with the newest', () => {
    const rotated = new CursorCodec(['a newer secret', 'a secret of the test']);
    expect(rotated.decode(cursor, query).after).toEqual(after);
    const fresh = rotated.encode({ digest: DIGEST, after }, query);
    expect(() => codec.decode(fresh, query)).toThrow(InvalidCursor);
  });
});
