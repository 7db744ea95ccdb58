import { beforeEach, describe, expect, it } from '@jest/globals';
import { CatalogGenerations, type Generation, shortDigest } from '#libs/catalog';
import { EncodedBody } from '#libs/service';
import { AnswerCache, type MakeAnswer } from './answer-cache.js';

const MB = 1_024 * 1_024;

class KnownGenerations extends CatalogGenerations {
  kept: Generation[] = [];

  override current(): Generation | undefined {
    return this.kept[0];
  }

  override withDigest(digest: string): Generation | undefined {
    return this.kept.find(generation => shortDigest(generation.digest) === digest);
  }
}

function generationOf(id: string): Generation {
  const longestTitleWords = { games: 1, publishers: 1, people: 1 };
  return { id, digest: id.repeat(16), builtAt: new Date(0), longestTitleWords, missingFields: [] };
}

const OLD = generationOf('old.');
const NEW = generationOf('new.');

let generations: KnownGenerations;
let cache: AnswerCache;
let made: number;
beforeEach(() => {
  generations = new KnownGenerations();
  generations.kept = [OLD];
  cache = new AnswerCache(generations, MB);
  made = 0;
});

function answerOf(generation: Generation, body = '{}'): MakeAnswer {
  return async onGrowth => {
    made++;
    return {
      body: new EncodedBody(body, 'quick', onGrowth),
      entityTag: 'W/"x"',
      isLasting: true,
      bodyHeaders: { 'content-type': 'application/json' },
      headers: {},
      generation,
    };
  };
}

describe('AnswerCache', () => {
  it('makes an answer once', async () => {
    await cache.get('/games', answerOf(OLD));
    await cache.get('/games', answerOf(OLD));
    expect(made).toBe(1);
  });

  it('makes an answer once for all requests that wait for it', async () => {
    await Promise.all([cache.get('/games', answerOf(OLD)), cache.get('/games', answerOf(OLD))]);
    expect(made).toBe(1);
  });

  it('makes it again for another catalog', async () => {
    await cache.get('/games', answerOf(OLD));
    generations.kept = [NEW, OLD];
    const { generation } = await cache.get('/games', answerOf(NEW));
    expect([made, generation]).toEqual([2, NEW]);
  });

  it('serves, but does not keep, an answer from a generation that was promoted meanwhile', async () => {
    const overtaken = await cache.get('/games', onGrowth => {
      generations.kept = [NEW, OLD];
      return answerOf(NEW)(onGrowth);
    });
    expect(overtaken.generation).toBe(NEW);
    generations.kept = [OLD, NEW];
    const { generation } = await cache.get('/games', answerOf(OLD));
    expect([made, generation]).toEqual([2, OLD]);
  });

  it('keeps the page of a cursor, which may come from an older catalog', async () => {
    generations.kept = [NEW, OLD];
    await cache.get('/games?cursor=x', answerOf(OLD));
    const { generation } = await cache.get('/games?cursor=x', answerOf(OLD));
    expect([made, generation]).toEqual([1, OLD]);
  });

  it('makes the page of a cursor again once the catalog of that cursor is gone', async () => {
    generations.kept = [NEW, OLD];
    await cache.get('/games?cursor=x', answerOf(OLD));
    generations.kept = [NEW];
    await cache.get('/games?cursor=x', answerOf(OLD));
    expect(made).toBe(2);
  });

  it('keeps nothing as long as it is unknown which catalog is current', async () => {
    generations.kept = [];
    await cache.get('/games', answerOf(OLD));
    generations.kept = [OLD];
    expect(cache.kept('/games')).toBeUndefined();
  });

  it('forgets a failure', async () => {
    const failing = () => Promise.reject(new Error('unavailable'));
    await expect(cache.get('/games', failing)).rejects.toThrow('unavailable');
    expect((await cache.get('/games', answerOf(OLD))).generation).toBe(OLD);
  });

  it('keeps nothing when its size limit is 0', async () => {
    cache = new AnswerCache(generations, 0);
    await cache.get('/games', answerOf(OLD));
    await cache.get('/games', answerOf(OLD));
    expect([made, cache.heldBytes]).toEqual([2, 0]);
  });
});

describe('what AnswerCache holds', () => {
  it('is counted with keys and every compressed form', async () => {
    const url = `/games?q=${'x'.repeat(100)}`;
    const answer = await cache.get(url, answerOf(OLD, 'text '.repeat(2_000)));
    const alone = cache.heldBytes;
    expect(alone).toBeGreaterThan(10_000 + 2 * url.length);
    const forms = await Promise.all([answer.body.in('br'), answer.body.in('gzip'), answer.body.in('zstd')]);
    const compressed = forms.reduce((sum, form) => sum + form.bytes.length, 0);
    expect(cache.heldBytes).toBe(alone + compressed);
  });

  it('never exceeds its bound, however many answers are compressed in however many ways', async () => {
    for (let n = 0; n < 500; n++) {
      const answer = await cache.get(`/games?q=${n}`, answerOf(OLD, randomText(4_000)));
      await Promise.all([answer.body.in('br'), answer.body.in('gzip'), answer.body.in('zstd')]);
      expect(cache.heldBytes).toBeLessThanOrEqual(MB);
    }
    expect(cache.heldBytes).toBeGreaterThan(MB / 2);
  });

  it('is memory of its own, not a part of a larger block', async () => {
    const answer = await cache.get('/games', answerOf(OLD, 'text '.repeat(300)));
    for (const encoding of [undefined, 'br', 'gzip'] as const) {
      const { bytes } = await answer.body.in(encoding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  });
});

/** Text that stays large when compressed. */
function randomText(length: number): string {
  return Array.from({ length }, () => Math.random().toString(36).charAt(2)).join('');
}
