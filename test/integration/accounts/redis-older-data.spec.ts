import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import {
  type AccountsDatabase,
  type AccountServices,
  composeAccounts,
  type CreatedKey,
  openAccountsDatabase,
} from '#libs/accounts';
import {
  type AdmissionEngine,
  dayOf,
  type KeyPublication,
  monthOf,
  parseApiKey,
  tagOfKeyId,
} from '#libs/admission';
import { closeRedis, type RedisProcess, startRedis } from '../../support/redis/redis-process.js';
import { RedisSentinels } from '../../support/redis/redis-sentinels.js';
import { until } from '../../support/until.js';
import { openRedisAdmission } from '#libs/admission-redis';
import { redisAt } from '../admission/open-test-redis.js';

const KEY = { email: 'ada@example.org', name: 'my site' };

let engine: AdmissionEngine;
let database: AccountsDatabase;
let services: AccountServices;
let busy: CreatedKey;
let revoked: CreatedKey;
let added: CreatedKey;
afterAll(closeRedis);
afterEach(async () => {
  await services.reconciler.stop();
  await database.destroy();
  await engine.close();
});

/** Two keys, the first used 22 times, as recorded in the database. */
async function prepare(url: string, environment: Record<string, string> = {}): Promise<void> {
  engine = await openRedisAdmission(redisAt(url, environment));
  database = await openAccountsDatabase('sqlite::memory:');
  services = composeAccounts(database, engine);
  busy = await services.registry.create({ ...KEY, plan: 'scale' });
  revoked = await services.registry.create(KEY);
  await use(22);
  await services.reconciler.reconcile();
}

/** What Redis loses: five more requests, that a key was revoked, and that another was made. */
async function change(): Promise<void> {
  await use(5);
  await services.reconciler.reconcile();
  await services.registry.revoke(revoked.keyId);
  expect(await requestWith(revoked)).toBe('revoked');
  added = await services.registry.create(KEY);
}

async function use(times: number): Promise<void> {
  for (let count = 0; count < times; count++) expect(await requestWith(busy)).toBe('admitted');
  const [day, lastUsedAtMs] = [dayOf(Date.now()), Date.now()];
  const { keyId } = busy;
  await engine.usageLog.add([
    {
      keyId,
      day,
      route: '/games',
      status: '200',
      count: times,
      lastUsedAtMs,
      hour: 12,
      secret: '',
      network: '',
    },
  ]);
}

async function requestWith({ key: text }: CreatedKey): Promise<string> {
  const key = parseApiKey(text);
  return key.kind === 'malformed' ? key.reason : (await engine.store.admit(key)).kind;
}

const used = async () => {
  const counts = await engine.counters.monthUsed(tagOfKeyId(busy.keyId), monthOf(Date.now()));
  return counts.get(1);
};
const recorded = async () => (await services.history.of(busy.keyId)).days.map(({ count }) => count);
const answers = () =>
  engine.store.ping().then(
    () => true,
    () => false,
  );

describe('a Redis that comes back with older data', () => {
  let server: RedisProcess;
  beforeEach(async () => {
    server = await startRedis();
    await prepare(`redis://${server.host}`);
    const operator = new Redis(server.port, '127.0.0.1');
    await operator.save();
    operator.disconnect();
  });
  afterEach(() => server.close());

  async function comeBack(): Promise<void> {
    await server.kill();
    await server.startAgain();
    await until(answers, 10_000);
    const keys = [await requestWith(revoked), await requestWith(added)];
    expect([await used(), ...keys]).toEqual([22, 'admitted', 'unknown']);
  }

  it('has its counters, revocations and new keys back by publishing by hand, in a new process', async () => {
    await change();
    await comeBack();
    await composeAccounts(database, engine).reconciler.reconcile({ everything: true });
    const keys = [await requestWith(revoked), await requestWith(added)];
    expect([await used(), ...keys]).toEqual([27, 'revoked', 'admitted']);
  });

  it('has them back by a running dashboard, within 3 s', async () => {
    services.reconciler.start();
    await change();
    await until(async () => (await services.reconciler.status()).lastSuccessAt !== null, 10_000);
    await server.kill();
    await server.startAgain();
    await until(answers, 10_000);
    const beganMs = performance.now();
    await until(async () => (await requestWith(revoked)) === 'revoked', 10_000);
    await until(async () => (await used()) === 27, 10_000);
    await until(async () => (await requestWith(added)) === 'admitted', 10_000);
    expect(performance.now() - beganMs).toBeLessThan(3_000);
  });

  it('refuses a revoked key before everything is compared', async () => {
    await change();
    await comeBack();
    let refused = false;
    const { publication } = engine;
    const observed: KeyPublication = Object.assign(Object.create(publication) as KeyPublication, {
      revisions: async () => {
        refused = (await requestWith(revoked)) === 'revoked';
        return publication.revisions();
      },
    });
    await composeAccounts(database, { ...engine, publication: observed }).reconciler.reconcile();
    expect(refused).toBe(true);
  });

  it('adds nothing to the recorded usage', async () => {
    await change();
    expect(await recorded()).toEqual([27]);
    await comeBack();
    await composeAccounts(database, engine).reconciler.reconcile();
    expect(await recorded()).toEqual([27]);
    await use(1);
    expect(await recorded()).toEqual([28]);
  });
});

describe('a primary that is replaced by a replica with older data', () => {
  const PASSWORD = 'of-the-sentinels';

  it('has its counters and revocations back by a running dashboard', async () => {
    const sentinels = await RedisSentinels.start(PASSWORD);
    await prepare(sentinels.url, { REDIS_SENTINEL_PASSWORD: PASSWORD });
    services.reconciler.start();
    await sentinels.replicate();
    await sentinels.stopReplica();
    await change();
    await sentinels.primary.kill();
    await sentinels.startReplica();
    await until(answers, 30_000);
    await until(async () => (await requestWith(revoked)) === 'revoked', 10_000);
    await until(async () => (await used()) === 27, 10_000);
  }, 90_000);
});
