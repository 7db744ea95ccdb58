import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ownDigest, shortDigest, type Generation } from '#libs/catalog';
import { ElasticGenerations } from './elastic-generations.js';
import { mapping } from './index-model/mapping.js';
import { indexName } from './index-name.js';

const [FIRST, SECOND, THIRD] = ['20261121t000000000z', '20261122t000000000z', '20261123t000000000z'] as const;
const POLL_MS = 500;

let promoted: string;
let kept: string[];
let prepared: Set<string>;
let generations: ElasticGenerations;

const client = {
  indices: {
    getAlias: () =>
      Promise.resolve(
        Object.fromEntries(
          kept.map(id => [
            indexName('catalog', 'games', id),
            { aliases: id === promoted ? { 'catalog-games': {} } : {} },
          ]),
        ),
      ),
    getMapping: ({ index: [games] }: { index: string[] }) => {
      const _meta = { complete: true, digest: CONTENT, builtAt: 0, longestTitleWords: {} };
      return Promise.resolve({ [String(games)]: { mappings: { ...mapping('games'), _meta } } });
    },
  },
} as unknown as Client;

/** The same of all generations. */
const CONTENT = 'ab'.repeat(32);

beforeEach(async () => {
  jest.useFakeTimers();
  [promoted, kept, prepared] = [FIRST, [FIRST], new Set([FIRST])];
  generations = new ElasticGenerations(client, {
    prefix: 'catalog',
    timeoutMs: 1_000,
    nodeCount: 1,
    onFailure: failure => {
      throw failure;
    },
    prepare: () => {},
    isPrepared: ({ id }: Generation) => prepared.has(id),
  });
  await generations.start();
});
afterEach(() => {
  generations.close();
  jest.useRealTimers();
});

async function promote(id: string): Promise<void> {
  [promoted, kept] = [id, [...kept, id]];
  await jest.advanceTimersByTimeAsync(POLL_MS);
}

describe('A promoted generation', () => {
  it('is served at once as the first one', () => {
    expect(generations.current()?.id).toBe(FIRST);
  });

  it('is served once the process has read it', async () => {
    await promote(SECOND);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(generations.current()?.id).toBe(FIRST);
    prepared.add(SECOND);
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(generations.current()?.id).toBe(SECOND);
  });

  it('is served unread after two minutes, however often another one is promoted meanwhile', async () => {
    await promote(SECOND);
    await jest.advanceTimersByTimeAsync(60_000);
    await promote(THIRD);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(generations.current()?.id).toBe(FIRST);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(generations.current()?.id).toBe(THIRD);
  });

  it('is served at once when the one before was not read either', async () => {
    prepared.clear();
    await promote(SECOND);
    expect(generations.current()?.id).toBe(SECOND);
  });

  it('is served at once when the one before is deleted', async () => {
    kept = [];
    await promote(SECOND);
    expect(generations.current()?.id).toBe(SECOND);
  });

  it('is known before it is served, where a walk of another process continues', async () => {
    await promote(SECOND);
    expect(generations.current()?.id).toBe(FIRST);
    expect(generations.withDigest(shortDigest(ownDigest(CONTENT, SECOND)))?.id).toBe(SECOND);
  });

  it('is another one for cursors, also where it has the same content', async () => {
    const { digest } = generations.current()!;
    await promote(SECOND);
    prepared.add(SECOND);
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(generations.current()?.digest).not.toBe(digest);
    expect(generations.withDigest(shortDigest(digest))?.id).toBe(FIRST);
  });
});

describe('A process is prepared', () => {
  it('once it has read the first generation that it serves, and stays so', async () => {
    prepared.clear();
    expect(generations.isPrepared()).toBe(false);
    prepared.add(FIRST);
    expect(generations.isPrepared()).toBe(true);
    prepared.clear();
    await promote(SECOND);
    expect([generations.current()?.id, generations.isPrepared()]).toEqual([SECOND, true]);
  });

  it('after two minutes at the latest', async () => {
    prepared.clear();
    await jest.advanceTimersByTimeAsync(119_000);
    expect(generations.isPrepared()).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(generations.isPrepared()).toBe(true);
  });
});
