import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { openAccountsDatabase } from '#libs/accounts';
import { mintApiKey } from '#libs/admission';
import { loadConfig } from '#libs/config';
import { createApp } from '../../../apps/api/src/index.js';
import type { RunningApp } from '../../../apps/api/src/index.js';
import type { TestDatabase } from '../../contract/accounts/open-test-accounts.js';
import { linkIn, startDashboard, type TestDashboard } from '../../e2e/dashboard/support/start-dashboard.js';
import { headingOf, hiddenFieldsOf, keyOn, type Visitor } from '../../e2e/dashboard/support/visitor.js';
import { ownFolders } from '../../e2e/support/own-folders.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { until } from '../../support/until.js';
import { dropPostgres, newPostgres } from '../accounts/new-postgres.js';
import { realRedis } from '../../support/real-services.js';

/** A numbered database of Redis that no other test uses, so that this one may empty it. */
const REDIS_DATABASE = 7;
const HEALING_MS = 10_000;
const UNAVAILABLE = 'Ein benötigter Dienst antwortet nicht';

afterAll(dropPostgres);

describe('the dashboard on PostgreSQL and Redis', () => {
  let database: TestDatabase;
  let redis: Redis;
  let wire: TcpProxy;
  let databaseWire: TcpProxy;
  let api: RunningApp;
  let test: TestDashboard;
  let ada: Visitor;

  beforeEach(async () => {
    database = await newPostgres();
    redis = new Redis(urlOn(new URL(realRedis()).host));
    await redis.flushdb();
    wire = await TcpProxy.to(realRedis());
    databaseWire = await TcpProxy.to(database.url);
    api = await startApi();
    const databaseUrl = new URL(database.url);
    databaseUrl.host = databaseWire.host;
    test = await startDashboard({
      environment: { DATABASE_URL: databaseUrl.href, REDIS_URL: urlOn(wire.host) },
    });
    ada = await test.signedIn();
    // Until the dashboard has published once, the API answers 503 to keys it does not know, as after a flush.
    await until(async () => (await statusWith(mintApiKey().key)) === 401);
  });
  afterEach(async () => {
    await test.close();
    await api.close();
    wire.close();
    databaseWire.close();
    await redis.flushdb();
    redis.disconnect();
    await database.remove();
  });

  const urlOn = (host: string) => `redis://${host}/${REDIS_DATABASE}`;

  /** The API shares only Redis with the dashboard. */
  async function startApi(): Promise<RunningApp> {
    const config = loadConfig({
      ...(await ownFolders()),
      REDIS_URL: urlOn(new URL(realRedis()).host),
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    });
    return createApp(config);
  }

  async function statusWith(key: string): Promise<number> {
    const headers = { authorization: `Bearer ${key}` };
    return (await api.server.inject({ url: '/api/v1/games', headers })).statusCode;
  }

  /** Requests of this month that are in the database, where only the roll-up of the dashboard writes them. */
  async function recordedUsage(): Promise<number> {
    const accounts = await openAccountsDatabase(database.url);
    try {
      const months = await accounts.selectFrom('place_months').select('used').execute();
      return months.reduce((sum, { used }) => sum + used, 0);
    } finally {
      await accounts.destroy();
    }
  }

  const pageOf = async (key: string) => (await ada.get(`/keys/${key.slice(4, 14)}`)).body;

  it('makes a key that the API accepts at once, and shows what the limiter counted', async () => {
    const key = await ada.createKey();
    for (let count = 0; count < 3; count++) expect(await statusWith(key)).toBe(200);
    const page = await pageOf(key);
    expect(page).toContain('3 of 5,000 requests');
    await until(async () => (await ada.get('/usage')).body.includes('/games'));
  });

  it('revokes a key within a second', async () => {
    const key = await ada.createKey();
    expect(await statusWith(key)).toBe(200);
    const page = `/keys/${key.slice(4, 14)}/revoke`;
    await ada.submit(page, page);
    const began = performance.now();
    await until(async () => (await statusWith(key)) === 401);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('restores keys and counts in a flushed Redis within 10 seconds', async () => {
    const key = await ada.createKey();
    for (let count = 0; count < 3; count++) await statusWith(key);
    expect(await pageOf(key)).toContain('3 of 5,000 requests');
    await until(async () => (await recordedUsage()) === 3);
    await redis.flushdb();
    expect(await statusWith(key)).toBe(503);
    await until(async () => (await statusWith(key)) === 200, HEALING_MS);
    expect(await pageOf(key)).toContain('4 of 5,000 requests');
  });

  it('says that Redis is unavailable, creates the key all the same, and publishes it later', async () => {
    wire.cut();
    const made = await ada.submit('/keys/new', '/keys', { name: 'site' });
    expect(made.body).toContain('the usage counter is not responding');
    expect((await ada.get('/keys')).body).toContain('the usage counter is not responding');
    const readiness = await ada.get('/health/ready');
    expect([readiness.statusCode, readiness.json()]).toMatchObject([200, { status: 'degraded' }]);
    expect(await statusWith(keyOn(made))).toBe(401);
    wire.restore();
    await until(async () => (await statusWith(keyOn(made))) === 200);
    await until(async () => !(await ada.get('/keys')).body.includes('the usage counter is not responding'));
  });

  it('says in the visitor’s language that PostgreSQL is unavailable, changes nothing, and recovers', async () => {
    await ada.get('/keys?language=de');
    const { body: form } = await ada.get('/keys/new');
    databaseWire.cut();
    const opened = await ada.get('/keys');
    expect([opened.statusCode, headingOf(opened)]).toEqual([503, UNAVAILABLE]);
    const sent = await ada.post('/keys', { ...hiddenFieldsOf(form, '/keys'), name: 'site' });
    expect([sent.statusCode, headingOf(sent)]).toEqual([503, UNAVAILABLE]);
    expect((await test.visitor().askForLink('bob@example.org')).statusCode).toBe(503);
    expect((await test.visitor().get('/sign-in/link?token=x')).statusCode).toBe(503);
    expect((await ada.get('/health/ready')).statusCode).toBe(503);
    databaseWire.restore();
    await until(async () => (await ada.get('/keys')).body.includes('Erstellen Sie Ihren ersten Schlüssel'));
  });

  it('neither uses up a link nor pretends to sign out while PostgreSQL is unavailable', async () => {
    const bob = test.visitor();
    await bob.askForLink('bob@example.org');
    const link = linkIn(test.mails[0]);
    const fields = hiddenFieldsOf((await bob.get(link)).body, '/sign-in/confirm');
    const signOut = hiddenFieldsOf((await ada.get('/keys')).body, '/sign-out');
    databaseWire.cut();
    expect((await bob.post('/sign-in/confirm', fields)).statusCode).toBe(503);
    const kept = new Map(ada.cookies);
    expect((await ada.post('/sign-out', signOut)).statusCode).toBe(503);
    expect(ada.cookies).toEqual(kept);
    databaseWire.restore();
    await until(async () => (await ada.get('/keys')).statusCode === 200);
    expect((await bob.useLink(link)).headers.location).toBe('/keys');
  });

  it('says so for a revocation too, and carries it out later', async () => {
    const key = await ada.createKey();
    const page = `/keys/${key.slice(4, 14)}/revoke`;
    wire.cut();
    expect((await ada.submit(page, page)).body).toContain('the usage counter is not responding');
    expect(await statusWith(key)).toBe(200);
    wire.restore();
    await until(async () => (await statusWith(key)) === 401);
  });
});
