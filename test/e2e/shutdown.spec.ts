import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestCatalog } from './support/a-catalog.js';
import { anAdmission } from './support/an-admission.js';
import { FIXTURE } from './support/fixture-catalog.js';
import { openSocket, portOf, readAll, readAnswer } from './support/socket.js';
import { startApi, type TestApi } from './support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
let closed: Promise<void> | undefined;
let letAnswer: () => void;

beforeEach(async () => {
  catalog = new TestCatalog();
  await catalog.publish(FIXTURE);
  catalog.gate = new Promise(resolve => (letAnswer = resolve));
  api = await startApi({ catalog });
  await api.app.listen();
  closed = undefined;
});
afterEach(async () => {
  letAnswer();
  await (closed ?? api.close());
});

function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.key}\r\n\r\n`;
}

/** Resolves when the request has reached the engine, where the gate holds it. */
async function inFlight(): Promise<void> {
  while (catalog.asked === 0) await new Promise(setImmediate);
}

describe('closing', () => {
  it('lets a request in flight end, tells its client to go, and closes the connection', async () => {
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
    socket.write(requestFor('/api/v1/games/catan'));
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

  it('hands over the usage that was gathered', async () => {
    letAnswer();
    await api.get('/api/v1/games');
    closed = api.close();
    await closed;
    const reopened = anAdmission(api.config.dataDir);
    expect(await reopened.usageOf(api.key, new Date().toISOString().slice(0, 10))).toEqual(['/games 2xx 1']);
    await reopened.close();
  });
});
