import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { openRedisAdmission } from '#libs/admission-redis';
import {
  admitTimes,
  anAttempt,
  aPublishedKey,
  fill,
  mintNewSecret,
  publishKey,
  republish,
} from '../../contract/admission/test-engine.js';
import { closeRedis, RedisProcess } from '../../support/redis/redis-process.js';
import { documentedAcl, documentedLine } from './documented-acl.js';
import { redisAt } from './open-test-redis.js';

/** A Redis with an append-only file, and these users in its file of users. */
function startWithAof(...users: readonly string[]): Promise<RedisProcess> {
  return RedisProcess.start((port, folder) => {
    const path = join(folder, 'users.acl');
    writeFileSync(path, users.map(user => `${user}\n`).join(''));
    return ['--port', String(port), '--bind', '127.0.0.1', '--appendonly', 'yes', '--aclfile', path];
  });
}

/** The user that requests are counted with. */
const SERVICE = documentedAcl('bgc').join(' ').replace('SETUSER', 'user');

/** Publishes a key, counts 3 requests, gives the key a new secret, restarts Redis and admits the new secret. */
async function admitAfterRestart(server: RedisProcess) {
  const config = redisAt(`redis://bgc:PASSWORD@${server.host}`);
  const before = await openRedisAdmission(config);
  await fill(before);
  const key = await publishKey(before);
  await admitTimes(before, key, 3);
  const rotated = mintNewSecret(key);
  await republish(before, aPublishedKey(rotated, { revision: 2 }));
  await before.close();
  await server.kill();
  await server.startAgain();
  const after = await openRedisAdmission(config);
  return after.store.admit(anAttempt(rotated)).finally(() => after.close());
}

describe('a Redis with an append-only file, restarted', () => {
  afterEach(closeRedis);

  it('has everything that was published and counted, when the user default was closed as documented', async () => {
    const server = await startWithAof(SERVICE);
    const administrator = new Redis({ port: server.port });
    await administrator.call('ACL', ...documentedAcl('default'));
    await administrator.call('ACL', 'SAVE');
    administrator.disconnect();
    expect(await admitAfterRestart(server)).toMatchObject({ kind: 'admitted', quota: { used: 4 } });
  });

  it('has it with the documented line of a file of users', async () => {
    const server = await startWithAof(SERVICE, documentedLine('default'));
    expect(await admitAfterRestart(server)).toMatchObject({ kind: 'admitted', quota: { used: 4 } });
  });
});
