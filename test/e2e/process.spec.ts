import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { TestProcess } from '../support/test-process.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/until.js';
import { ownFolders } from './support/own-folders.js';

let api: TestProcess;
afterEach(() => api.kill());

async function start(environment: Record<string, string> = {}, ...args: string[]): Promise<void> {
  const folders = await ownFolders();
  api = new TestProcess('apps/api/src/main.ts', { ...folders, PORT: '0', ...environment }, args);
}

/** The log line that says that the process is serving. */
async function startLine(): Promise<Record<string, unknown>> {
  const [line] = await api.printed(/^.*"msg":"serving".*$/m);
  return JSON.parse(line) as Record<string, unknown>;
}

describe('a process of the API', () => {
  it('logs where it listens, its version and its engines, but not their addresses', async () => {
    const metricsPort = await freePort();
    await start({
      ELASTICSEARCH_URL: 'http://elastic:s3cret@127.0.0.1:1',
      REDIS_URL: 'redis://:s3cret@127.0.0.1:1',
      METRICS_PORT: String(metricsPort),
    });
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    expect(await startLine()).toMatchObject({
      level: 30,
      service: 'api',
      version,
      node: process.version,
      addresses: [
        expect.stringMatching(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/),
        `http://127.0.0.1:${metricsPort}/metrics`,
      ],
      engines: { catalog: 'elasticsearch', admission: 'redis' },
    });
    expect(api.output).not.toContain('s3cret');
  });

  it('counts failed calls of the key store by the kind of the failure', async () => {
    await start({ REDIS_URL: 'redis://127.0.0.1:1', METRICS_PORT: '0' });
    const { addresses } = (await startLine()) as { addresses: [string, string] };
    const headers = { authorization: `Bearer ${mintApiKey().key}` };
    expect((await fetch(`${addresses[0]}/api/v1/games`, { headers })).status).toBe(503);
    const text = await (await fetch(addresses[1])).text();
    expect(text).toMatch(/_count\{operation="store\.admit",outcome="StoreUnavailable"\} 1$/m);
    expect(text).toMatch(/^catalog_fallback_admissions_total\{outcome="refused"\} 1$/m);
  });

  it('logs an address that every network can connect to as what it is', async () => {
    await start({ HOST: '0.0.0.0', METRICS_PORT: '0' });
    expect(await startLine()).toMatchObject({
      addresses: [
        expect.stringMatching(/^http:\/\/0\.0\.0\.0:\d+$/),
        expect.stringMatching(/^http:\/\/0\.0\.0\.0:\d+\/metrics$/),
      ],
    });
  });

  it('prints nothing but lines of JSON, and the demo key only when it is asked for', async () => {
    await start();
    await api.printed(/a demo key was made/);
    for (const line of api.output.trim().split('\n')) expect(() => void JSON.parse(line)).not.toThrow();
    expect(api.output).not.toContain('bgc_');
    await api.kill();
    await start({}, '--show-demo-key');
    await api.printed(/BGC_API_KEY=bgc_\w+/);
  });

  it('speaks to people on a terminal: addresses, a request to paste, and short lines for requests of the API alone', async () => {
    const port = String(await freePort());
    const environment = { ...(await ownFolders()), PORT: port, NO_COLOR: '1', TERM: 'dumb' };
    api = new TestProcess('apps/api/src/main.ts', environment, [], true);
    const [, key] = (await api.printed(
      /export BGC_API_KEY=(bgc_\w+)\s+curl .*\$BGC_API_KEY/,
    )) as unknown as string[];
    expect(api.output).toMatch(/API .*\/api\/v1\s+Dashboard .*:3001\s+Documentation .*\/docs/);
    const headers = { 'x-api-key': key ?? '' };
    for (const path of ['/docs', '/no-such-page', '/api/v1/games?limit=1'])
      await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await api.printed(/^\d\d:\d\d:\d\d {2}200 {2}GET \/games \?limit {2}[\d.]+ ms\r?$/m);
    expect(api.output).not.toMatch(/no-such|GET \/docs|no route|\{"/);
  });

  it('says so when everything is embedded, too', async () => {
    await start();
    expect(await startLine()).toMatchObject({ engines: { catalog: 'embedded', admission: 'embedded' } });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s', async signal => {
    await start();
    await startLine();
    api.signal(signal);
    expect(await api.ended).toBe(0);
  });

  it('serves, and ends with 0 on SIGTERM, although nothing reads what it prints', async () => {
    const port = await freePort();
    await start({ PORT: String(port) });
    api.stopReading();
    const live = `http://127.0.0.1:${port}/health/live`;
    await until(async () => (await fetch(live).catch(() => undefined))?.status === 200);
    api.signal('SIGTERM');
    expect(await api.ended).toBe(0);
  });

  it('still serves after SIGTERM for the configured time, and ends at once, with 1, on a second signal', async () => {
    await start({ DRAIN_SECONDS: '60' });
    const { addresses } = (await startLine()) as { addresses: [string] };
    api.signal('SIGTERM');
    const statusOf = async (path: string) => (await fetch(addresses[0] + path)).status;
    await until(async () => (await statusOf('/health/ready')) !== 200);
    expect(await statusOf('/health/live')).toBe(200);
    api.signal('SIGTERM');
    expect(await api.ended).toBe(1);
  });
});
