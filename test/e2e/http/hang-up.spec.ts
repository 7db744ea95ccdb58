import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readCredentials } from '#libs/admission';
import { CatalogUnavailable } from '#libs/catalog';
import { startTracing, stopTracing } from '#libs/tracing';
import { TestCatalog } from '../support/a-catalog.js';
import { aLog } from '../support/a-log.js';
import { anAdmission } from '../support/an-admission.js';
import { openSocket, portOf } from '../support/socket.js';
import { startApi, type TestApi } from '../support/start-api.js';
import { freePort } from '../../support/free-port.js';
import { TraceCollector } from '../../support/trace-collector.js';

let collector: TraceCollector;
beforeAll(async () => {
  collector = await TraceCollector.start();
  await startTracing('api', { url: collector.url });
});
afterAll(() => collector.close());

let catalog: TestCatalog;
let log: ReturnType<typeof aLog>;
let api: TestApi;
let key: string;
let metricsPort: number;
let letAnswer: () => void;
let closed: Promise<void> | undefined;

beforeEach(async () => {
  catalog = await TestCatalog.withFixture();
  catalog.gate = new Promise(resolve => (letAnswer = resolve));
  log = aLog();
  metricsPort = await freePort();
  const environment = { METRICS_PORT: String(metricsPort) };
  api = await startApi({ catalog, log: log.log, environment });
  key = await api.admission.issueKey({ requestsPerMonth: 100 });
  await api.app.listen();
  closed = undefined;
});
afterEach(async () => {
  letAnswer();
  await (closed ?? api.close());
});

/** A request that a test can find in the log. */
function requestFor(path: string, id: string, field = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nRequest-Id: ${id}\r\n${field}\r\n`;
}

/** Id and status of every logged request of these tests, in the order of their ids. */
function logged(): unknown[][] {
  return log
    .lines()
    .filter(({ requestId, method }) => String(requestId).startsWith('gone-') && method !== undefined)
    .sort((a, b) => (String(a.requestId) < String(b.requestId) ? -1 : 1))
    .map(({ requestId, status }) => [requestId, status]);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

/** Sends requests over one connection, and disconnects when `reached` more of them have reached the engine. */
async function sendAndHangUp(
  requests: readonly string[],
  reached: number,
  how: 'reset' | 'end',
): Promise<void> {
  const socket = await openSocket(api.app);
  const asked = catalog.asked + reached;
  socket.write(requests.join(''));
  await until(() => catalog.asked >= asked);
  const gone = once(socket, 'close');
  if (how === 'reset') socket.resetAndDestroy();
  else socket.end();
  await gone;
  const { server } = api.app.server;
  const connections = () => new Promise<number>(resolve => server.getConnections((_, n) => resolve(n)));
  while ((await connections()) > 0) await new Promise(setImmediate);
}

async function monthUsed(): Promise<number> {
  const answer = await api.get('/api/v1/nope', { authorization: `Bearer ${key}` });
  const left = Number(/"month";r=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
  return 100 - 1 - left;
}

const today = () => new Date().toISOString().slice(0, 10);

describe('a client that disconnects early', () => {
  it.each(['reset', 'end'] as const)('is counted, measured and logged once per request: %s', async how => {
    const requests = [1, 2, 3].map(n => requestFor(`/api/v1/games?limit=${n}`, `gone-${n}`));
    await sendAndHangUp(requests, 3, how);
    expect(logged()).toEqual([]);
    letAnswer();
    await until(() => logged().length === 3);
    expect(logged()).toEqual([
      ['gone-1', 499],
      ['gone-2', 499],
      ['gone-3', 499],
    ]);
    expect(await api.admission.usageOf(key, today())).toEqual(['/games 200 3']);
    expect(await monthUsed()).toBe(3);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('_count{method="GET",route="/games",status="200"} 3');
  });

  it('is counted for an answer that was ready but queued behind another one', async () => {
    const requests = [requestFor('/api/v1/games', 'gone-1'), requestFor('/api/v1/nope', 'gone-2')];
    await sendAndHangUp(requests, 1, 'reset');
    letAnswer();
    await until(() => logged().length === 2);
    expect(logged()).toEqual([
      ['gone-1', 499],
      ['gone-2', 499],
    ]);
    expect(await api.admission.usageOf(key, today())).toEqual(['(no route) 404 1', '/games 200 1']);
  });

  it('immediately is charged for as many requests as are counted', async () => {
    letAnswer();
    const socket = await openSocket(api.app);
    const ids = Array.from({ length: 20 }, (_, n) => `gone-${String(n).padStart(2, '0')}`);
    socket.write(ids.map(id => requestFor('/api/v1/games', id)).join(''), () => socket.resetAndDestroy());
    await once(socket, 'close');
    await api.close();
    closed = Promise.resolve();
    const reopened = anAdmission(api.config.dataDir);
    const counted = await reopened.usageOf(key, today());
    const next = await reopened.admission.admit(readCredentials({ authorization: `Bearer ${key}` }));
    await reopened.close();
    expect(counted).toEqual(logged().length === 0 ? [] : [`/games 200 ${logged().length}`]);
    expect(next).toMatchObject({ kind: 'admitted', quota: { remaining: 100 - 1 - logged().length } });
    expect(new Set(logged().map(([id]) => id)).size).toBe(logged().length);
  });

  it('gets the quota unit of a 5xx refunded', async () => {
    catalog.failure = new CatalogUnavailable('engine unavailable');
    await sendAndHangUp([requestFor('/api/v1/games', 'gone-1')], 1, 'reset');
    letAnswer();
    await until(() => logged().length === 1);
    expect(logged()).toEqual([['gone-1', 499]]);
    expect(await monthUsed()).toBe(0);
  });

  it('is not charged for a 304 that was queued behind another answer', async () => {
    letAnswer();
    const { etag } = (await api.get('/api/v1/games')).headers;
    catalog.gate = new Promise(resolve => (letAnswer = resolve));
    const known = requestFor('/api/v1/games', 'gone-2', `If-None-Match: ${etag}\r\n`);
    await sendAndHangUp([requestFor('/api/v1/games?limit=7', 'gone-1'), known], 1, 'reset');
    letAnswer();
    await until(() => logged().length === 2);
    expect(logged()).toEqual([
      ['gone-1', 499],
      ['gone-2', 499],
    ]);
    expect(await monthUsed()).toBe(1);
  });

  it('is counted before the stores are closed', async () => {
    await sendAndHangUp([requestFor('/api/v1/games', 'gone-1')], 1, 'reset');
    closed = api.close();
    await until(() => !api.app.server.server.listening);
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    letAnswer();
    await closed;
    const reopened = anAdmission(api.config.dataDir);
    const counted = await reopened.usageOf(key, today());
    await reopened.close();
    expect(counted).toEqual(['/games 200 1']);
    expect(logged()).toEqual([['gone-1', 499]]);
  });

  it('is 499 in the trace, and a client that waits is not', async () => {
    await sendAndHangUp([requestFor('/api/v1/games', 'gone-traced')], 1, 'reset');
    letAnswer();
    await fetch(`http://127.0.0.1:${portOf(api.app)}/api/v1/games`, { headers: { 'request-id': 'waits' } });
    await stopTracing();
    const traced = collector.spans.map(({ attributes }) => [
      attributes['catalog.request_id'],
      attributes['http.response.status_code'],
    ]);
    expect(traced).toContainEqual(['gone-traced', 499]);
    expect(traced).toContainEqual(['waits', 401]);
  });

  it('is 499 in the log, and a client that waits is not', async () => {
    letAnswer();
    await api.get('/api/v1/games', { 'request-id': 'gone-not' });
    expect(logged()).toEqual([['gone-not', 200]]);
  });
});
