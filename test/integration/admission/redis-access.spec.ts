import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type AdmissionEngine, StoreUnavailable } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { admissionStoreContract } from '../../contract/admission/admission-store.contract.js';
import { keyPublicationContract } from '../../contract/admission/key-publication.contract.js';
import { limiterCountersContract } from '../../contract/admission/limiter-counters.contract.js';
import { requestLogContract } from '../../contract/admission/request-log.contract.js';
import { usageLogContract } from '../../contract/admission/usage-log.contract.js';
import { admitTimes, fill, type OpenTestEngine, publishKey } from '../../contract/admission/test-engine.js';
import { type Certificates, makeCertificates, tlsSettings } from '../../support/redis/certificates.js';
import { RedisCluster } from '../../support/redis/redis-cluster.js';
import { closeRedis, RedisProcess, startRedis, TEST_SETTINGS } from '../../support/redis/redis-process.js';
import { documentedAcl, documentedOnClusters } from './documented-acl.js';
import { openTestRedis, redisAt } from './open-test-redis.js';

describe('admission over TLS', () => {
  let certificates: Certificates;
  let server: RedisProcess;
  /** A server that requires a certificate from its clients. */
  let mutual: RedisProcess;
  beforeAll(async () => {
    certificates = await makeCertificates();
    const start = (clients: 'yes' | 'no') =>
      RedisProcess.start(port => [...TEST_SETTINGS, ...tlsSettings(port, certificates, clients)]);
    server = await start('no');
    mutual = await start('yes');
  });
  afterAll(async () => {
    await closeRedis();
    await certificates.remove();
  });

  const open = ({ host }: RedisProcess, environment: Record<string, string> = {}) =>
    openRedisAdmission(redisAt(`rediss://${host}`, environment));

  async function expectItWorks(engine: AdmissionEngine): Promise<void> {
    await fill(engine);
    await expect(engine.store.ping()).resolves.toBeUndefined();
    expect(await admitTimes(engine, await publishKey(engine), 1)).toEqual(['admitted']);
    await engine.close();
  }

  /** The error message of a ping. */
  async function problemOf(opening: Promise<AdmissionEngine>): Promise<string> {
    const engine = await opening;
    const problem = await engine.store.ping().then(
      () => 'none',
      (error: unknown) => (error instanceof StoreUnavailable ? error.message : String(error)),
    );
    await engine.close();
    return problem;
  }

  it('trusts the configured certificate authority', async () => {
    await expectItWorks(await open(server, { REDIS_CA_FILE: certificates.ca }));
  });

  it('trusts no other, and says so', async () => {
    expect(await problemOf(open(server))).toMatch(/certificate/i);
  });

  it('sends its own certificate if the server requires one', async () => {
    const { ca, client } = certificates;
    const own = { REDIS_CERT_FILE: client.cert, REDIS_KEY_FILE: client.key };
    await expectItWorks(await open(mutual, { REDIS_CA_FILE: ca, ...own }));
    expect(await problemOf(open(mutual, { REDIS_CA_FILE: ca }))).not.toBe('none');
  });

  it('does not fall back to an unencrypted connection', async () => {
    const plain = openRedisAdmission(redisAt(`redis://${server.host}`));
    expect(await problemOf(plain)).not.toBe('none');
  });
});

/** Prefixes of this test begin as the documented pattern of keys does. */
const prefixOfUser = () => `bgc:${randomUUID()}`;

describe('admission as the user that the documentation describes', () => {
  let server: RedisProcess;
  let administrator: Redis;
  beforeAll(async () => {
    server = await startRedis();
    administrator = new Redis({ port: server.port });
    await administrator.call('ACL', ...documentedAcl('bgc'));
    // Makes sure that the tests cannot use the default user.
    await administrator.call('ACL', 'SETUSER', 'default', 'resetpass', '>administrator');
  });
  afterAll(async () => {
    // Redis records every refused command here, also commands inside scripts.
    const refused = (await administrator.call('ACL', 'LOG')) as unknown[][];
    administrator.disconnect();
    await closeRedis();
    expect(refused.map(entry => entry[entry.indexOf('object') + 1])).toEqual([]);
  });

  const open: OpenTestEngine = options =>
    openTestRedis({ url: `redis://bgc:PASSWORD@${server.host}`, prefix: prefixOfUser(), ...options });
  describe('the store', () => admissionStoreContract(open));
  describe('the key publication', () => keyPublicationContract(open));
  describe('the usage log', () => usageLogContract(open));
  describe('the request log', () => requestLogContract(open));
  describe('the limiter counters', () => limiterCountersContract(open));

  it('can do nothing else', async () => {
    const user = new Redis({ port: server.port, username: 'bgc', password: 'PASSWORD' });
    await expect(user.get('other')).rejects.toThrow('NOPERM');
    await expect(user.hget('other', 'field')).rejects.toThrow('NOPERM');
    await expect(user.flushall()).rejects.toThrow('NOPERM');
    await expect(user.config('GET', '*')).rejects.toThrow('NOPERM');
    await expect(user.call('ACL', 'LIST')).rejects.toThrow('NOPERM');
    user.disconnect();
    await administrator.call('ACL', 'LOG', 'RESET');
  });
});

describe('admission on a cluster as the user that the documentation describes', () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await RedisCluster.start();
    const acl = [...documentedAcl('bgc'), ...documentedOnClusters()];
    await cluster.onEveryNode(client => client.call('ACL', ...acl));
  });
  afterAll(closeRedis);

  const open: OpenTestEngine = options =>
    openTestRedis({
      url: cluster.url.replace('://', '://bgc:PASSWORD@'),
      prefix: prefixOfUser(),
      ...options,
    });
  describe('the store', () => admissionStoreContract(open));
  describe('the key publication', () => keyPublicationContract(open));
  describe('the request log', () => requestLogContract(open));

  it('is refused nothing', async () => {
    const refused = await cluster.onEveryNode(client => client.call('ACL', 'LOG'));
    expect(refused.flat()).toEqual([]);
  });
});
