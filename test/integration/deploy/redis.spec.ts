import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { anAttempt, publishCountRotate } from '../../contract/admission/test-engine.js';
import { closeRedis, type RedisProcess, startRedis } from '../../support/redis/redis-process.js';
import { withRedisAt } from '../admission/open-test-redis.js';
import { isHealthy, readAccess, startComposeRedis } from './compose-redis.js';

/** An address of this machine that Redis does not take for loopback, as it takes all of 127.0.0.0/8. */
const OTHER_ADDRESS = otherAddress();

let access: string;
let server: RedisProcess;

const urlAt = (address: string) => readAccess(access, 'api/redis-url', `${address}:${server.port}`);

describe('the Redis of docker-compose.yml', () => {
  beforeAll(async () => {
    access = mkdtempSync(join(tmpdir(), 'access-'));
    execFileSync(process.execPath, ['scripts/deploy/make-access.mjs', access]);
    server = await startComposeRedis(access, [OTHER_ADDRESS]);
  });
  afterAll(closeRedis);

  it('has after a restart everything that was published and counted', async () => {
    const url = urlAt('127.0.0.1');
    const rotated = await withRedisAt(url, publishCountRotate);
    await server.kill();
    await server.startAgain();
    const decision = await withRedisAt(url, engine => engine.store.admit(anAttempt(rotated)));
    expect(decision).toMatchObject({ kind: 'admitted', quota: { used: 4 } });
  });

  it('serves clients on other machines', async () => {
    expect(await answerTo('HGET bgc:any field', urlAt(OTHER_ADDRESS))).toBe('null');
  });

  it.each(['PING', 'GET any', 'EVAL return 0', 'CONFIG GET dir'])(
    'refuses %s without a password',
    async text => {
      expect(await answerTo(text, `redis://${server.host}`)).toMatch(/NOAUTH/);
    },
  );

  it.each([
    ['PING', /^PONG$/],
    ['GET any', /NOPERM/],
    ['INFO', /NOPERM/],
  ])('answers %s of the health check with %s', async (text, answer) => {
    expect(await answerTo(text, `redis://health:any@${server.host}`)).toMatch(answer);
  });

  it.each([
    'CONFIG GET dir',
    'FLUSHALL',
    'SHUTDOWN',
    'REPLICAOF NO ONE',
    'ACL LIST',
    'MODULE LIST',
    'KEYS *',
    'GET bgc:any',
    'HGET other:any field',
  ])('lets the service in, but not to %s', async text => {
    expect(await answerTo(text, urlAt('127.0.0.1'))).toMatch(/NOPERM/);
  });

  it('is healthy while it answers', () => {
    expect(isHealthy(server.port)).toBe(true);
  });

  it('is not healthy while it answers with errors', async () => {
    const other = await startRedis('--requirepass', 'another');
    expect(isHealthy(other.port)).toBe(false);
  });
});

/** What Redis answers to a command, also if that is an error. */
async function answerTo(text: string, url: string): Promise<string> {
  const client = new Redis(url, { enableReadyCheck: false, retryStrategy: () => null });
  client.on('error', () => undefined);
  const [command = '', ...parts] = text.split(' ');
  return client
    .call(command, ...parts)
    .then(String, String)
    .finally(() => client.disconnect());
}

function otherAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  const found = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (found === undefined) throw new Error('this test needs an IPv4 address that is not loopback');
  return found.address;
}
