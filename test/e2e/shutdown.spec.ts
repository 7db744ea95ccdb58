import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestCatalog } from './support/a-catalog.js';
import { anAdmission } from './support/an-admission.js';
import { openSocket, portOf, readAll, readAnswer } from './support/socket.js';
import { startApi, type TestApi } from './support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
let closed: Promise<void> | undefined;
let letAnswer: () => void;

beforeEach(() => start());
afterEach(async () => {
  letAnswer();
  await (closed ?? api.close());
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  catalog = await TestCatalog.withFixture();
  catalog.gate = new Promise(resolve => (letAnswer = resolve));
  api = await startApi({ catalog, environment });
  await api.app.listen();
  closed = undefined;
}

function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.key}\r\n\r\n`;
}

/** Resolves when the request has reached the engine, where it waits for the gate. */
async function inFlight(): Promise<void> {
  while (catalog.asked === 0) await new Promise(setImmediate);
}

describe('closing', () => {
  it('lets a request in flight finish, tells its client to close the connection, and closes it', async () => {
    const socket = await openSocket(api.app);
    socket.write(requestFor('/api/v1/games/catan'));
    await inFlight();
    closed = api.close();
    letAnswer();
    const answer = readAnswer(await readAll(socket));
    expect(answer.status).toBe(200);
    expect(answer.headers.connection).toBe('close');
    await closed;
  });

  it('accepts no new connection while a request is in flight', async () => {
    const port = portOf(api.app);
    const socket = await openSocket(api.app);
    socket.resume().write(requestFor('/api/v1/games/catan'));
    await inFlight();
    closed = api.close();
    while (api.app.server.server.listening) await new Promise(setImmediate);
    const late = connect(port, '127.0.0.1');
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('closes idle connections at once', async () => {
    const socket = await openSocket(api.app);
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    const ended = once(socket, 'close');
    closed = api.close();
    await Promise.all([ended, closed]);
  });

  it('writes the usage that was collected', async () => {
    letAnswer();
    await api.get('/api/v1/games');
    closed = api.close();
    await closed;
    const reopened = anAdmission(api.config.dataDir);
    expect(await reopened.usageOf(api.key, new Date().toISOString().slice(0, 10))).toEqual(['/games 200 1']);
    await reopened.close();
  });
});

describe('draining', () => {
  beforeEach(async () => {
    await api.close();
    await start({ DRAIN_SECONDS: '1' });
    letAnswer();
    closed = api.close();
  });

  it('reports that it is not ready, and serves old and new connections, but tells clients to close them', async () => {
    const socket = await openSocket(api.app);
    socket.write(requestFor('/health/ready'));
    const readiness = readAnswer(await readAll(socket));
    expect([readiness.status, readiness.headers.connection]).toEqual([503, 'close']);
    expect(readiness.body).toContain('shutting down');
    const other = await openSocket(api.app);
    other.write(requestFor('/api/v1/games'));
    const answer = readAnswer(await readAll(other));
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  });

  it('ends with closing, after the configured time', async () => {
    expect(api.app.server.server.listening).toBe(true);
    const beganMs = performance.now();
    await closed;
    expect(api.app.server.server.listening).toBe(false);
    // Timers may fire a millisecond early, and draining began a moment before the measurement.
    expect(performance.now() - beganMs).toBeGreaterThan(500);
  });
});
