import { describe, expect, it } from '@jest/globals';
import { requestUrl } from './request-url.js';

const BASE = 'https://catalog.example/api/v1';

describe('requestUrl', () => {
  it('encodes segments and values', () => {
    expect(requestUrl(BASE, ['games', 'a/b?c'])).toBe(`${BASE}/games/a%2Fb%3Fc`);
    expect(new URL(requestUrl(BASE, ['games'], { q: 'Flügel & co+' })).searchParams.get('q')).toBe(
      'Flügel & co+',
    );
  });

  it('has one URL for the same query', () => {
    const asked = requestUrl(BASE, ['games'], { year: 1995, q: 'catan', cursor: undefined });
    expect(asked).toBe(requestUrl(`${BASE}/`, ['games'], { q: 'catan', year: 1995 }));
  });

  it('joins lists by commas', () => {
    const url = new URL(requestUrl(BASE, ['games'], { mechanic: ['trading', 'dice'] }));
    expect(url.searchParams.get('mechanic')).toBe('trading,dice');
  });

  it.each(['', '.', '..'])('refuses the slug "%s", which would request something else', slug => {
    expect(() => requestUrl(BASE, ['games', slug, 'expansions'])).toThrow(TypeError);
  });
});
