import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { openRedisAdmission } from '#libs/admission-redis';
import { anAttempt } from '../../contract/admission/test-engine.js';
import { mintApiKey } from '#libs/admission';
import { type Certificates, makeCertificates, tlsSettings } from '../../support/redis/certificates.js';
import { RedisCluster } from '../../support/redis/redis-cluster.js';
import { closeRedis, RedisProcess, startRedis, TEST_SETTINGS } from '../../support/redis/redis-process.js';
import { RedisSentinels } from '../../support/redis/redis-sentinels.js';
import { redisAt } from './open-test-redis.js';
import { freePort } from '../../support/free-port.js';

/** A long password with special characters; the colon and the slash need escaping in an address. */
const PASSWORD = `${randomBytes(24).toString('base64url')}:/${randomBytes(8).toString('hex')}`;
const ESCAPED = encodeURIComponent(PASSWORD);

let open: RedisProcess;
let locked: RedisProcess;
let renamed: RedisProcess;
let restricted: RedisProcess;
let encrypted: RedisProcess;
let certificates: Certificates;
let cluster: RedisCluster;
let sentinels: RedisSentinels;
let silent: Server;
let garbled: Server;

beforeAll(async () => {
  certificates = await makeCertificates();
  [open, locked, renamed, restricted, encrypted, cluster, sentinels] = await Promise.all([
    startRedis(),
    startRedis('--requirepass', 'another-one'),
    startRedis('--rename-command', 'AUTH', '', '--rename-command', 'HELLO', ''),
    startRedis('--user', 'app', 'on', `>${PASSWORD}`, '+ping', '+info', '+hello'),
    RedisProcess.start(port => [...TEST_SETTINGS, ...tlsSettings(port, certificates, 'no')]),
    RedisCluster.start('another-one'),
    RedisSentinels.start('another-one'),
  ]);
  silent = await listen(createServer(socket => void socket.unref()));
  garbled = await listen(
    createServer(socket => socket.resume().write(`-ERR you said ${PASSWORD}\r\n!!garbage\r\n`)),
  );
});

afterAll(async () => {
  await closeRedis();
  await certificates.remove();
  silent.close();
  garbled.close();
});

async function listen(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Failure {
  readonly url: () => string | Promise<string>;
  readonly environment?: Record<string, string>;
  /** The reason that must be logged all the same. */
  readonly told: RegExp;
}

const FAILURES: Record<string, Failure> = {
  'a wrong password': {
    url: () => `redis://:${ESCAPED}@${locked.host}`,
    told: /WRONGPASS.*; check user and password in REDIS_URL/,
  },
  'a wrong user': { url: () => `redis://app:${ESCAPED}@${locked.host}`, told: /WRONGPASS/ },
  'no password where one is needed': {
    url: () => `redis://${locked.host}`,
    told: /NOAUTH.*; check user and password in REDIS_URL/,
  },
  'a server without AUTH': { url: () => `redis://:${ESCAPED}@${renamed.host}`, told: /unknown command/ },
  'a user who may do nothing': {
    url: () => `redis://app:${ESCAPED}@${restricted.host}`,
    told: /NOPERM.*; the user in REDIS_URL needs the permissions/,
  },
  'nothing that listens': {
    url: async () => `redis://:${ESCAPED}@127.0.0.1:${await freePort()}`,
    told: /ECONNREFUSED/,
  },
  'a name that is none': { url: () => `redis://:${ESCAPED}@nothing.invalid`, told: /ENOTFOUND|EAI_AGAIN/ },
  'a server that never answers': { url: () => `redis://:${ESCAPED}@${hostOf(silent)}`, told: /timed? ?out/i },
  'a server that repeats what it got': {
    url: () => `redis://:${ESCAPED}@${hostOf(garbled)}`,
    told: /closed|\*\*\*/,
  },
  'TLS to a server without': {
    url: () => `rediss://:${ESCAPED}@${open.host}`,
    told: /no connection|SSL/,
  },
  'no TLS to a server with': {
    url: () => `redis://:${ESCAPED}@${encrypted.host}`,
    told: /ECONNRESET|closed/,
  },
  'an authority that is not trusted': {
    url: () => `rediss://:${ESCAPED}@${encrypted.host}`,
    told: /certificate.*; check REDIS_CA_FILE/,
  },
  'a cluster with another password': {
    url: () => cluster.url.replace('://', `://:${ESCAPED}@`),
    told: /WRONGPASS/,
  },
  'sentinels with another password': {
    url: () => sentinels.url,
    environment: { REDIS_SENTINEL_PASSWORD: PASSWORD },
    told: /sentinels/,
  },
};

it.each(Object.entries(FAILURES))('the password of Redis is never revealed after %s', async (_, failure) => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: line => void lines.push(line) });
  const failures: unknown[] = [];
  const onFailure = (error: Error) => {
    failures.push(error);
    log.warn({ err: error }, 'Redis');
  };
  const engine = await openRedisAdmission({
    ...redisAt(await failure.url(), failure.environment),
    onFailure,
  });
  for (const work of [
    () => engine.store.ping(),
    () => engine.store.admit(anAttempt(mintApiKey())),
    () => engine.publication.revisions(),
  ])
    await work().catch(onFailure);
  await engine.close();
  const everything = `${lines.join('')}${inspect(failures, { depth: 20, showHidden: true })}`;
  expect(everything).toMatch(failure.told);
  for (const secret of [PASSWORD, ESCAPED, PASSWORD.slice(0, 20)]) expect(everything).not.toContain(secret);
});
