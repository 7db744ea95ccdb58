import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdmissionEngine, StoreAwayError } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { admitTimes, publishKey } from '../../contract/admission/test-engine.js';
import { type Certificates, makeCertificates, tlsSettings } from '../../support/redis/certificates.js';
import { closeRedis, RedisProcess, TEST_SETTINGS } from '../../support/redis/redis-process.js';
import { redisAt } from './open-test-redis.js';

describe('admission over TLS', () => {
  let certificates: Certificates;
  let server: RedisProcess;
  /** Asks its clients for a certificate. */
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
    expect(await admitTimes(engine, await publishKey(engine), 1)).toEqual(['admitted']);
    await engine.close();
  }

  /** What a ping says is wrong. */
  async function problemOf(opening: Promise<AdmissionEngine>): Promise<string> {
    const engine = await opening;
    const problem = await engine.store.ping().then(
      () => 'none',
      (error: unknown) => (error instanceof StoreAwayError ? error.message : String(error)),
    );
    await engine.close();
    return problem;
  }

  it('trusts the authority that is configured', async () => {
    await expectItWorks(await open(server, { REDIS_CA_FILE: certificates.ca }));
  });

  it('trusts no other, and says so', async () => {
    expect(await problemOf(open(server))).toMatch(/certificate/i);
  });

  it('shows its own certificate where one is asked for', async () => {
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
