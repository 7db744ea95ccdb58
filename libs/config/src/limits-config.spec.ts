import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const MB = 1_024 * 1_024;

describe('limits', () => {
  it('have defaults that bound everything', () => {
    expect(loadConfig({}).limits).toEqual({
      maxConnections: 1_024,
      maxConnectionsPerAddress: 256,
      maxConcurrentRequests: 512,
      maxEventLoopDelayMs: 500,
      maxUnsentBytes: 128 * MB,
      writeStallMs: 60_000,
      answerCacheBytes: 64 * MB,
    });
  });

  it('are read from the environment, in the units of their names', () => {
    const { limits } = loadConfig({ MAX_UNSENT_MB: '1', WRITE_STALL_SECONDS: '2', ANSWER_CACHE_MB: '0' });
    expect(limits).toMatchObject({ maxUnsentBytes: MB, writeStallMs: 2_000, answerCacheBytes: 0 });
  });

  it.each([
    'MAX_CONNECTIONS',
    'MAX_CONNECTIONS_PER_ADDRESS',
    'MAX_CONCURRENT_REQUESTS',
    'WRITE_STALL_SECONDS',
  ])('cannot be none: %s', variable => {
    expect(() => loadConfig({ [variable]: '0' })).toThrow(`${variable} must be a whole number from 1 to`);
  });
});

describe('draining', () => {
  it.each([
    [{}, 0],
    [{ ELASTICSEARCH_URL: 'http://es:9200' }, 5_000],
    [{ REDIS_URL: 'redis://redis' }, 5_000],
    [{ DATABASE_URL: 'postgres://app@db/catalog' }, 5_000],
    [{ REDIS_URL: 'redis://redis', DRAIN_SECONDS: '0' }, 0],
    [{ DRAIN_SECONDS: '20' }, 20_000],
  ])('with %j takes %i ms', (environment, drainMs) => {
    expect(loadConfig(environment).http.drainMs).toBe(drainMs);
  });
});
