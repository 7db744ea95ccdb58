import { mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { type Config, loadConfig } from '#libs/config';
import { createApp } from '../../apps/api/src/index.js';
import { explainFailure } from '../../apps/api/src/index.js';
import type { RunningApp } from '../../apps/api/src/index.js';
import { explainFailure as explainDashboardFailure } from '../../apps/dashboard/src/explain-failure.js';
import { ownFolders } from './support/own-folders.js';
import { cursorIn } from './support/read-answer.js';
import { portOf } from './support/socket.js';

let config: Config;
let apps: RunningApp[];
beforeEach(async () => {
  apps = [];
  config = configFor(await ownFolders());
});
afterEach(() => Promise.all(apps.map(app => app.close())));

function configFor(environment: Record<string, string>): Config {
  return loadConfig({ PORT: '0', LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS: '0', ...environment });
}

/** Starts the API with everything composed from the configuration, as the process does. */
async function start(): Promise<RunningApp> {
  const app = await createApp(config);
  apps.push(app);
  return app;
}

async function stop(app: RunningApp): Promise<void> {
  apps = apps.filter(other => other !== app);
  await app.close();
}

function get(app: RunningApp, url: string, key = app.demoKey) {
  return app.server.inject({ url, headers: { authorization: `Bearer ${key}` } });
}

describe('a start without any configuration', () => {
  it('makes a key that works', async () => {
    const app = await start();
    const answer = await get(app, '/api/v1/games');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['ratelimit-policy']).toMatch(/^"second";q=10;w=1, "month";q=5000;/);
  });

  it('is ready', async () => {
    const app = await start();
    expect((await get(app, '/health/ready')).statusCode).toBe(200);
  });

  it('revokes the key of the previous start', async () => {
    const first = await start();
    const { demoKey } = first;
    await stop(first);
    expect((await get(await start(), '/api/v1/games', demoKey)).json()).toMatchObject({
      code: 'revoked_api_key',
    });
  });

  it('stores the secret of its cursors, readable only by this user', async () => {
    const first = await start();
    const cursor = cursorIn(await get(first, '/api/v1/games?limit=1'));
    await stop(first);
    expect((await get(await start(), `/api/v1/games?cursor=${cursor}`)).statusCode).toBe(200);
    expect((await stat(join(config.dataDir, 'cursor-secret'))).mode & 0o777).toBe(0o600);
  });

  it('refuses a data folder that another API is using, and accepts it when that one is closed', async () => {
    const first = await start();
    await expect(createApp(config)).rejects.toThrow('Another API process serves from the data folder');
    await stop(first);
    expect((await get(await start(), '/api/v1/games')).statusCode).toBe(200);
  });
});

describe('a data folder that cannot be used', () => {
  const explained = [explainFailure, explainDashboardFailure];

  it.each<[string, string, (path: string) => Promise<unknown>]>([
    ['a lock that cannot be opened', 'api.lock', path => mkdir(path)],
    ['keys that cannot be opened', 'admission.sqlite', path => mkdir(path)],
    ['keys that are damaged', 'admission.sqlite', path => writeFile(path, 'no database'.repeat(100))],
  ])('makes the start fail with one message that names it: %s', async (_, file, spoil) => {
    await spoil(join(config.dataDir, file));
    const failure: unknown = await createApp(config).catch((error: unknown) => error);
    for (const explain of explained) {
      const said = explain(failure);
      expect(said).toContain(`The data folder ${config.dataDir} cannot be used: ${file}: `);
      expect(said).toMatch(/set DATA_DIR to another folder\.$/);
      expect(said).not.toContain('\n');
    }
  });
});

describe('while another process keeps the key store locked', () => {
  it('answers at once: verified keys still work, others get 503, and the status is degraded', async () => {
    const app = await start();
    expect((await get(app, '/api/v1/games')).statusCode).toBe(200);
    const other = new DatabaseSync(join(config.dataDir, 'admission.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    const beganMs = performance.now();
    const statusOf = async (url: string, key?: string) => (await get(app, url, key)).statusCode;
    const known = [1, 2, 3, 4, 5].map(page => statusOf(`/api/v1/games?limit=${page}`));
    expect(await Promise.all(known)).toEqual([200, 200, 200, 200, 200]);
    expect(await statusOf('/api/v1/games', mintApiKey().key)).toBe(503);
    expect((await get(app, '/health/ready')).json()).toMatchObject({ status: 'degraded' });
    expect(performance.now() - beganMs).toBeLessThan(1_000);
    other.close();
  });
});

describe('listening', () => {
  it('says which port is taken', async () => {
    const first = await start();
    await first.listen();
    config = configFor({
      PORT: String(portOf(first)),
      DATA_DIR: await mkdtemp(join(tmpdir(), 'catalog-start-')),
      CATALOG_SOURCE: config.catalogSource,
    });
    const second = await start();
    await expect(second.listen()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
