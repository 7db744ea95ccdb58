import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { runKeys } from '../../apps/keys/src/run-keys.js';
import { realPostgres } from '../support/real-services.js';
import { closeRedis, startRedis } from '../support/redis/redis-process.js';
import { TestProcess } from '../support/test-process.js';
import { until } from '../support/until.js';
import { freePort } from '../support/free-port.js';

/** The slash needs escaping in an address; the output might contain either form. */
const PASSWORD = `${randomBytes(20).toString('hex')}/${randomBytes(4).toString('hex')}`;
const ESCAPED = encodeURIComponent(PASSWORD);

interface Running {
  readonly process: TestProcess;
  readonly url: string;
}

/** Everything that a process printed from its start to its end; `work` runs in between. */
async function outputOf(
  app: 'api' | 'dashboard',
  environment: Record<string, string>,
  work: (running: Running) => Promise<unknown>,
): Promise<string> {
  const port = String(await freePort());
  const process = new TestProcess(`apps/${app}/src/main.ts`, {
    ...{ DATA_DIR: await mkdtemp(join(tmpdir(), 'credentials-')), LOG_LEVEL: 'trace' },
    ...(app === 'api' ? { PORT: port } : { DASHBOARD_PORT: port }),
    ...environment,
  });
  try {
    await work({ process, url: `http://127.0.0.1:${port}` });
  } finally {
    process.signal('SIGTERM');
    await process.ended;
  }
  return process.output;
}

/** Repeats the request until there is an answer with this status. */
const statusOf = (url: string, status: number, headers: Record<string, string> = {}) =>
  until(async () => (await fetch(url, { headers }).catch(() => undefined))?.status === status, 30_000);

async function outputOfKeys(environment: Record<string, string>): Promise<string> {
  let output = '';
  const print = (text: string) => void (output += text);
  const dataDir = await mkdtemp(join(tmpdir(), 'credentials-'));
  await runKeys(['publish'], { DATA_DIR: dataDir, ...environment }, { out: print, err: print });
  return output;
}

function expectNoPassword(output: string, told: RegExp): void {
  expect(output).toMatch(told);
  for (const secret of [PASSWORD, ESCAPED, PASSWORD.slice(0, 20)]) expect(output).not.toContain(secret);
}

describe('no process prints the password of Redis', () => {
  let environment: Record<string, string>;
  beforeAll(async () => {
    const redis = await startRedis('--requirepass', 'another-one');
    environment = { REDIS_URL: `redis://app:${ESCAPED}@${redis.host}` };
  });
  afterAll(closeRedis);

  it('neither the API', async () => {
    const output = await outputOf('api', environment, async ({ url }) => {
      await statusOf(`${url}/health/ready`, 503);
      await statusOf(`${url}/api/v1/games`, 503, { 'x-api-key': mintApiKey().key });
    });
    expectNoPassword(output, /WRONGPASS/);
  });

  it('nor the dashboard', async () => {
    const output = await outputOf('dashboard', environment, async ({ process, url }) => {
      // Without the key store it is degraded: people can still sign in.
      await statusOf(`${url}/health/ready`, 200);
      await process.printed(/could not be synchronized/);
    });
    expectNoPassword(output, /WRONGPASS/);
  });

  it('nor the keys command', async () => {
    expectNoPassword(await outputOfKeys(environment), /WRONGPASS/);
  });
});

describe('no process prints the password of PostgreSQL', () => {
  const urlWith = (change: (url: URL) => void) => {
    const url = new URL(realPostgres());
    url.password = ESCAPED;
    change(url);
    return url.href;
  };

  it.each<[string, (url: URL) => void, RegExp]>([
    ['it is wrong', () => {}, /password authentication failed/],
    ['nothing listens', url => (url.port = '1'), /ECONNREFUSED/],
    ['TLS is demanded of a server without', url => (url.search = '?sslmode=require'), /SSL/],
    ['the host is none', url => (url.hostname = 'nothing.invalid'), /ENOTFOUND|EAI_AGAIN/],
  ])('when %s', async (_, change, told) => {
    const environment = { DATABASE_URL: urlWith(change) };
    expectNoPassword(await outputOf('dashboard', environment, ({ process }) => process.ended), told);
    expectNoPassword(await outputOfKeys(environment), told);
  });

  it('and none warns that TLS which is asked for is checked', async () => {
    const environment = { DATABASE_URL: urlWith(url => (url.search = '?sslmode=require')) };
    const output = await outputOf('dashboard', environment, ({ process }) => process.ended);
    expect(output).toMatch(/SSL/);
    expect(output).not.toMatch(/warning/i);
  });
});
