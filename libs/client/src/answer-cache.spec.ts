import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';

const answer = (text: string) => ({ etag: `"${text}"`, text });

describe('AnswerCache', () => {
  it('keeps no more characters than its bound, the longest unused go first', () => {
    const cache = new AnswerCache(10);
    cache.set('/a', answer('aaaa'));
    cache.set('/b', answer('bbbb'));
    cache.get('/a');
    cache.set('/c', answer('cccc'));
    expect(['/a', '/b', '/c'].map(url => cache.get(url)?.text)).toEqual(['aaaa', undefined, 'cccc']);
  });

  it('counts a replaced answer once', () => {
    const cache = new AnswerCache(10);
    cache.set('/a', answer('aaaa'));
    for (let round = 0; round < 5; round++) cache.set('/b', answer('bbbb'));
    expect(cache.get('/a')?.text).toBe('aaaa');
  });

  it('does not give up everything for an answer that is too large', () => {
    const cache = new AnswerCache(10);
    cache.set('/a', answer('aaaa'));
    cache.set('/b', answer('b'.repeat(11)));
    expect([cache.get('/a')?.text, cache.get('/b')]).toEqual(['aaaa', undefined]);
  });

  it('keeps nothing when the bound is 0', () => {
    const cache = new AnswerCache(0);
    cache.set('/a', answer('a'));
    expect(cache.get('/a')).toBeUndefined();
  });
});
