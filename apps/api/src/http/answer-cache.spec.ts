import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';
import type { WrittenAnswer } from './answer.js';

let cache: AnswerCache;
let made: number;
beforeEach(() => {
  cache = new AnswerCache();
  made = 0;
});

function answerOf(digest: string): () => Promise<WrittenAnswer> {
  return async () => {
    made++;
    return { bytes: Buffer.from('{}'), entityTag: 'W/"x"', headers: {}, digest };
  };
}

describe('AnswerCache', () => {
  it('makes an answer once', async () => {
    await cache.get('old', '/games', answerOf('old'));
    await cache.get('old', '/games', answerOf('old'));
    expect(made).toBe(1);
  });

  it('makes it again for another catalog', async () => {
    await cache.get('old', '/games', answerOf('old'));
    await cache.get('new', '/games', answerOf('new'));
    expect(made).toBe(2);
  });

  it('hands on, but does not keep, an answer that a catalog published meanwhile gave', async () => {
    const overtaken = await cache.get('old', '/games', answerOf('new'));
    expect(overtaken.digest).toBe('new');
    await cache.get('old', '/games', answerOf('old'));
    expect(made).toBe(2);
  });

  it('keeps the page of a cursor, which is right to come from an older catalog', async () => {
    await cache.get('new', '/games?cursor=x', answerOf('old'));
    await cache.get('new', '/games?cursor=x', answerOf('old'));
    expect(made).toBe(1);
  });

  it('forgets a failure', async () => {
    const failing = () => Promise.reject(new Error('away'));
    await expect(cache.get('old', '/games', failing)).rejects.toThrow('away');
    expect((await cache.get('old', '/games', answerOf('old'))).digest).toBe('old');
  });
});
