import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { monthOf, StoreUnavailable, type AddedUsage } from '#libs/admission';
import { MONTH_LUA } from '#libs/admission-redis';
import { admissionStoreContract } from '../../contract/admission/admission-store.contract.js';
import { keyPublicationContract } from '../../contract/admission/key-publication.contract.js';
import { limiterCountersContract } from '../../contract/admission/limiter-counters.contract.js';
import { expectExactRate } from '../../contract/admission/pressure.js';
import {
  admitTimes,
  anAttempt,
  aPublishedKey,
  mintNewSecret,
  mintTestKey,
  publishAs,
  publishKey,
  republish,
} from '../../contract/admission/test-engine.js';
import { requestLogContract } from '../../contract/admission/request-log.contract.js';
import { restrictionsContract } from '../../contract/admission/restrictions.contract.js';
import { usageLogContract } from '../../contract/admission/usage-log.contract.js';
import { openTestRedis } from './open-test-redis.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { realRedis } from '../../support/real-services.js';
import { closeRedis, startRedis } from '../../support/redis/redis-process.js';
import { until } from '../../support/until.js';

describe('the Redis admission store', () => admissionStoreContract(openTestRedis));
describe('restrictions in Redis', () => restrictionsContract(openTestRedis));
describe('the Redis key publication', () => keyPublicationContract(openTestRedis));
describe('the Redis usage log', () => usageLogContract(openTestRedis));
describe('the Redis request log', () => requestLogContract(openTestRedis));
describe('the Redis limiter counters', () => limiterCountersContract(openTestRedis));

describe('the Redis engine', () => {
  let redis: Redis;
  beforeAll(() => {
    redis = new Redis(realRedis());
  });
  afterAll(() => redis.disconnect());

  it('admits no more and no fewer than the rate, over two secrets of a key and two processes', async () => {
    const prefix = `test-${randomUUID()}`;
    const engines = [await openTestRedis({ prefix }), await openTestRedis({ prefix })];
    const ratePerSecond = 40;
    // The lower rate of the key, not the one of its account.
    const one = await publishKey(engines[0]!, { ratePerSecond: 2 * ratePerSecond, own: { ratePerSecond } });
    const fresh = mintNewSecret(one);
    const secrets = [one, fresh].map(({ secretHash }) => ({ hash: secretHash, expiresAtMs: null }));
    await republish(engines[0]!, aPublishedKey(one, { revision: 2, secrets, ratePerSecond }));
    await expectExactRate(engines, [one, fresh], ratePerSecond);
    await Promise.all(engines.map(engine => engine.close()));
  });

  it('shares one rate and one quota between processes', async () => {
    const prefix = `test-${randomUUID()}`;
    const [one, other] = [await openTestRedis({ prefix }), await openTestRedis({ prefix })];
    const slow = await publishKey(one, { ratePerSecond: 2 });
    expect([...(await admitTimes(one, slow, 1)), ...(await admitTimes(other, slow, 2))]).toEqual([
      'admitted',
      'admitted',
      'rate-exceeded',
    ]);
    const small = await publishKey(one, { requestsPerMonth: 2 });
    expect([...(await admitTimes(one, small, 1)), ...(await admitTimes(other, small, 2))]).toEqual([
      'admitted',
      'admitted',
      'quota-exceeded',
    ]);
    await Promise.all([one.close(), other.close()]);
  });

  it('decides on a request although the data of another account, asked about together with it, cannot be read', async () => {
    const prefix = `test-${randomUUID()}`;
    const engine = await openTestRedis({ prefix });
    const [broken, sound] = [await publishKey(engine), await publishKey(engine)];
    await redis.set(`${prefix}:{${broken.accountTag}}:window:1`, 'not a list');
    const [failed, admitted] = await Promise.allSettled(
      [broken, sound].map(key => engine.store.admit(anAttempt(key))),
    );
    expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    expect(admitted).toMatchObject({ status: 'fulfilled', value: { kind: 'admitted' } });
    await engine.close();
  });

  it('shows the current rate without adding to it', async () => {
    const engine = await openTestRedis();
    const key = await publishKey(engine, { ratePerSecond: 3 });
    await admitTimes(engine, key, 2);
    const rates = [
      await engine.counters.rateUsed([{ ...key, place: 1 }]),
      await engine.counters.rateUsed([{ ...key, place: 1 }]),
    ];
    expect(rates).toEqual([[2], [2]]);
    await engine.passTime(1_000);
    expect(await engine.counters.rateUsed([{ ...key, place: 1 }])).toEqual([0]);
    await engine.close();
  });

  it('computes the month of any moment', async () => {
    const days = Array.from({ length: 60_000 }, (_, day) => day * 86_400);
    const moments = days.flatMap(seconds => [seconds, seconds + 86_399]);
    const script = `${MONTH_LUA} local months = {} for _, s in ipairs(cjson.decode(ARGV[1])) do
      months[#months + 1] = month_of(s) end return months`;
    const months = await redis.eval(script, 0, JSON.stringify(moments));
    expect(months).toEqual(moments.map(seconds => monthOf(seconds * 1_000)));
  });

  it('writes only keys that expire, except the publication', async () => {
    const prefix = `test-${randomUUID()}`;
    const engine = await openTestRedis({ prefix });
    const key = await publishKey(engine);
    await engine.store.ping();
    await admitTimes(engine, key, 1);
    await engine.usageLog.add([aUsageEntry(key)]);
    const names = await redis.keys(`${prefix}:*`);
    const lasting: string[] = [];
    for (const name of names) if ((await redis.ttl(name)) < 0) lasting.push(name.slice(prefix.length + 1));
    const isProbe = (name: string) => /^\{(-\d{5})\}:(account|key:\1probe)$/.test(name);
    expect(lasting.filter(name => !isProbe(name)).sort()).toEqual(
      [
        `{${key.accountTag}}:account`,
        `{${key.accountTag}}:key:${key.keyId}`,
        '{publication}:accounts',
        '{publication}:key-ids',
        '{publication}:state',
      ].sort(),
    );
    expect(lasting.filter(isProbe)).toHaveLength(8);
    await engine.close();
  });

  it('continues after Redis lost the scripts', async () => {
    const engine = await openTestRedis();
    const key = await publishKey(engine);
    await admitTimes(engine, key, 2);
    await redis.script('FLUSH');
    expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'admitted']);
    await engine.close();
  });

  it('does not report a lost key as unknown, also when nothing else was lost', async () => {
    const prefix = `test-${randomUUID()}`;
    const engine = await openTestRedis({ prefix });
    const key = await publishKey(engine);
    await redis.del(...(await redis.keys(`${prefix}:{${key.accountTag}}:*`)));
    expect(await admitTimes(engine, key, 1)).toEqual(['data-lost']);
    expect(await admitTimes(engine, mintTestKey(), 1)).toEqual(['unknown']);
    expect(Object.fromEntries((await engine.publication.revisions()).keys)).toEqual({
      [key.keyId]: 0,
    });
    await publishAs(engine, key);
    expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
    await engine.close();
  });

  describe('over a bad connection', () => {
    it('reports at once that Redis is unavailable, and recovers by itself', async () => {
      const proxy = await TcpProxy.to(realRedis());
      const engine = await openTestRedis({
        url: `redis://${proxy.host}`,
        isPatient: false,
      });
      const key = await publishKey(engine);
      proxy.cut();
      const startMs = performance.now();
      await expect(engine.store.admit(anAttempt(key))).rejects.toThrow(StoreUnavailable);
      await expect(engine.store.ping()).rejects.toThrow(StoreUnavailable);
      expect(performance.now() - startMs).toBeLessThan(200);
      proxy.restore();
      await untilItWorks(() => engine.store.ping());
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
      await engine.close();
      proxy.close();
    });

    it('waits a short time for a hanging Redis, then not at all', async () => {
      const proxy = await TcpProxy.to(realRedis());
      const engine = await openTestRedis({
        url: `redis://${proxy.host}`,
        isPatient: false,
      });
      const key = await publishKey(engine);
      proxy.hang();
      const startMs = performance.now();
      await expect(engine.store.admit(anAttempt(key))).rejects.toThrow(StoreUnavailable);
      expect(performance.now() - startMs).toBeLessThan(1_000);
      let quickMs = Infinity;
      while (quickMs > 20) {
        const againMs = performance.now();
        await expect(engine.store.admit(anAttempt(key))).rejects.toThrow(StoreUnavailable);
        quickMs = performance.now() - againMs;
      }
      await engine.close();
      proxy.close();
    });

    it('does not count an interrupted request twice', async () => {
      const proxy = await TcpProxy.to(realRedis());
      const engine = await openTestRedis({
        url: `redis://${proxy.host}`,
        isPatient: false,
      });
      const key = await publishKey(engine);
      proxy.hang();
      await expect(engine.store.admit(anAttempt(key))).rejects.toThrow(StoreUnavailable);
      proxy.cut();
      proxy.restore();
      await untilItWorks(() => engine.store.ping());
      const decision = await engine.store.admit(anAttempt(key));
      // The request that failed was counted as well.
      expect(decision).toMatchObject({ quota: { used: 2 } });
      await engine.close();
      proxy.close();
    });
  });

  it('connects again when its server became a replica, because the name may now lead to the new primary', async () => {
    const server = await startRedis();
    const operator = new Redis(server.port, '127.0.0.1');
    const engine = await openTestRedis({ url: `redis://${server.host}` });
    const key = await publishKey(engine);
    const before = await connectionsOf(operator);
    await operator.replicaof('127.0.0.1', 1);
    await expect(engine.store.admit(anAttempt(key))).rejects.toThrow(/READONLY/);
    await until(async () => (await connectionsOf(operator)).every(id => !before.includes(id)));
    await engine.close();
    operator.disconnect();
    await closeRedis();
  });

  it('opens although Redis is unavailable, and reports it on every request', async () => {
    const engine = await openTestRedis({ url: 'redis://127.0.0.1:1', filled: false });
    await expect(engine.store.ping()).rejects.toThrow(StoreUnavailable);
    await engine.close();
  });
});

/** The ids of all connections to a server but this one. */
async function connectionsOf(operator: Redis): Promise<string[]> {
  const own = String(await operator.client('ID'));
  const list = String(await operator.client('LIST', 'TYPE', 'NORMAL'));
  return [...list.matchAll(/^id=(\d+)/gm)].map(([, id = '']) => id).filter(id => id !== own);
}

function aUsageEntry({ keyId }: { keyId: string }): AddedUsage {
  return {
    keyId,
    day: '2026-11-21',
    route: '/games',
    status: '200',
    count: 1,
    secret: 'current',
    hour: 12,
    network: '',
    lastUsedAtMs: 1,
  };
}

function untilItWorks(work: () => Promise<void>): Promise<void> {
  return until(() =>
    work().then(
      () => true,
      () => false,
    ),
  );
}
