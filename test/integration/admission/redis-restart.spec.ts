import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { AdmissionEngine } from '#libs/admission';
import {
  anAttempt,
  aPublishedKey,
  fill,
  mintNewSecret,
  publishCountRotate,
  publishKey,
  republish,
  type TestKey,
} from '../../contract/admission/test-engine.js';
import { closeRedis, RedisProcess } from '../../support/redis/redis-process.js';
import { documentedAcl, documentedLine } from './documented-acl.js';
import { withRedisAt } from './open-test-redis.js';

/** The user that requests are counted with. */
const SERVICE = documentedAcl('bgc').join(' ').replace('SETUSER', 'user');

let server: RedisProcess;
let folder: string;

/**
 * Starts a Redis with an append-only file, and these users in its file of users. Every write is in
 * the file before it is answered: with `everysec` a write waits up to 2 s while an earlier one is
 * brought to disk, and would be lost with the process on a slow disk.
 */
async function startWithAof(...users: readonly string[]): Promise<void> {
  server = await RedisProcess.start((port, itsFolder) => {
    folder = itsFolder;
    const path = join(folder, 'users.acl');
    writeFileSync(path, users.map(user => `${user}\n`).join(''));
    const aof = ['--appendonly', 'yes', '--appendfsync', 'always'];
    return ['--port', String(port), '--bind', '127.0.0.1', ...aof, '--aclfile', path];
  });
}

async function restart(whileDown: () => void = () => {}): Promise<void> {
  await server.kill();
  whileDown();
  await server.startAgain();
}

const withEngine = <Result>(work: (engine: AdmissionEngine) => Promise<Result>) =>
  withRedisAt(`redis://bgc:PASSWORD@${server.host}`, work);

const admit = (key: TestKey) => withEngine(engine => engine.store.admit(anAttempt(key)));

describe('a Redis with an append-only file, restarted', () => {
  afterEach(closeRedis);

  it('has everything that was published and counted, when the user default was closed as documented', async () => {
    await startWithAof(SERVICE);
    const administrator = new Redis({ port: server.port });
    await administrator.call('ACL', ...documentedAcl('default'));
    await administrator.call('ACL', 'SAVE');
    administrator.disconnect();
    const key = await withEngine(publishCountRotate);
    await restart();
    expect(await admit(key)).toMatchObject({ kind: 'admitted', quota: { used: 4 } });
  });

  it('has it with the documented line of a file of users', async () => {
    await startWithAof(SERVICE, documentedLine('default'));
    const key = await withEngine(publishCountRotate);
    await restart();
    expect(await admit(key)).toMatchObject({ kind: 'admitted', quota: { used: 4 } });
  });

  it('knows every key as it was published last, even if its user default may do nothing', async () => {
    await startWithAof(SERVICE, 'user default on nopass -@all +ping');
    const [rotated, revoked] = await withEngine(async engine => {
      await fill(engine);
      const [key, other] = [await publishKey(engine), await publishKey(engine)];
      const newSecret = mintNewSecret(key);
      const secrets = [key, newSecret].map(({ secretHash }) => ({ hash: secretHash, expiresAtMs: null }));
      await republish(engine, aPublishedKey(key, { revision: 2, secrets }));
      await republish(engine, aPublishedKey(other, { revision: 2, state: 'revoked' }));
      return [newSecret, other];
    });
    await restart();
    expect([await admit(rotated), await admit(revoked)]).toMatchObject([
      { kind: 'admitted' },
      { kind: 'revoked' },
    ]);
  });

  it('says that data was lost, and not that a key is unknown, when the end of the file is missing', async () => {
    await startWithAof(SERVICE, documentedLine('default'));
    const [kept, lost] = await withEngine(async engine => {
      await fill(engine);
      return [await publishKey(engine), await publishKey(engine)];
    });
    await restart(() => {
      const file = join(folder, 'appendonlydir/appendonly.aof.1.incr.aof');
      // In the middle of the command that wrote its record.
      truncateSync(file, readFileSync(file, 'latin1').indexOf(`:key:${lost.keyId}`));
    });
    expect([await admit(kept), await admit(lost)]).toMatchObject([
      { kind: 'admitted' },
      { kind: 'data-lost' },
    ]);
  });
});
