import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import {
  type AccountsDatabase,
  type AccountServices,
  composeAccounts,
  openAccountsDatabase,
} from '#libs/accounts';
import {
  type AdmissionEngine,
  mintApiKey,
  monthOf,
  parseApiKey,
  StoreDataLost,
  tagOfKeyId,
} from '#libs/admission';
import { openTestRedis } from '../admission/open-test-redis.js';
import { realRedis } from '../../support/real-services.js';
import { until } from '../../support/until.js';

const KEY = { email: 'ada@example.org', name: 'my site' };

describe('a Redis that was flushed', () => {
  let redis: Redis;
  let prefix: string;
  let engine: AdmissionEngine;
  let database: AccountsDatabase;
  let services: AccountServices;

  beforeEach(async () => {
    prefix = `test-${randomUUID()}`;
    redis = new Redis(realRedis());
    engine = await openTestRedis({ prefix, filled: false });
    database = await openAccountsDatabase('sqlite::memory:');
    services = composeAccounts(database, engine, { publishEveryMs: 10, reconcileEveryMs: 10 });
  });
  afterEach(async () => {
    await services.reconciler.stop();
    await database.destroy();
    await engine.close();
    redis.disconnect();
  });

  /** Like FLUSHALL, but only for the keys of this test: others are running on the same Redis. */
  async function flush(): Promise<void> {
    await redis.del(...(await redis.keys(`${prefix}:*`)));
  }

  async function requestWith(text: string): Promise<string> {
    const key = parseApiKey(text);
    return key.kind === 'malformed' ? key.reason : (await engine.store.admit(key)).kind;
  }

  it('reports no key as unknown, and gets every key back by itself', async () => {
    const { key, keyId } = await services.registry.create(KEY);
    const rotated = await services.registry.rotate(keyId);
    services.reconciler.start();
    await until(async () => (await services.reconciler.status()).lastSuccessAt !== null);
    await services.reconciler.stop();
    await flush();
    expect([await requestWith(key), await requestWith(mintApiKey().key)]).toEqual(['data-lost', 'data-lost']);
    await expect(engine.store.ping()).rejects.toThrow(StoreDataLost);
    services.reconciler.start();
    await until(async () => (await requestWith(key)) === 'admitted');
    expect(await requestWith(rotated.key)).toBe('admitted');
    await until(async () => (await requestWith(mintApiKey().key)) === 'unknown');
    await expect(engine.store.ping()).resolves.toBeUndefined();
  });

  it('grants no key a new quota', async () => {
    const { key, keyId } = await services.registry.create(KEY);
    for (let count = 0; count < 5; count++) await requestWith(key);
    await services.reconciler.reconcile();
    await flush();
    await services.reconciler.reconcile();
    const used = await engine.counters.monthUsed(tagOfKeyId(keyId), monthOf(Date.now()));
    expect(used).toEqual(new Map([[1, 5]]));
  });

  it('shows the current rate of a key', async () => {
    const { key, account } = await services.registry.create(KEY);
    await requestWith(key);
    const state = await services.history.stateOf(await services.accounts.findOrCreate({ email: account }));
    expect(await services.history.ofAccount(state)).toMatchObject({ keys: [{ quota: { rateUsed: 1 } }] });
  });
});
