import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bodies } from './connection.js';
import { ConnectionGuard, type ConnectionLimits, type Refusal } from './connection-guard.js';

const LIMITS: ConnectionLimits = {
  maxConnections: 100,
  maxConnectionsPerAddress: 50,
  trustedProxies: [],
  maxUnsentBytes: 1_000_000_000,
  writeStallMs: 60_000,
};
const MB = 1_024 * 1_024;

let server: Server;
let guard: ConnectionGuard;
let refusals: Refusal[];
let sockets: Socket[];
/** How requests are answered. */
let answer: RequestListener;

beforeEach(() => {
  refusals = [];
  sockets = [];
  answer = (request, response) => void response.end(request.url);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function listen(limits: Partial<ConnectionLimits> = {}, bodies?: Bodies): Promise<void> {
  guard = new ConnectionGuard({ ...LIMITS, ...limits }, reason => void refusals.push(reason));
  server = createServer((request, response) => answer(request, response));
  guard.protect(server, bodies);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** A connection that reads nothing before the test does. */
async function open(from = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 5));
}

/** All that arrives until `isComplete`. */
async function read(socket: Socket, isComplete: (text: string) => boolean): Promise<string> {
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  await until(() => isComplete(text) || socket.destroyed);
  return text;
}

describe('requests of one connection', () => {
  const NUMBERS = Array.from({ length: 20 }, (_, n) => n);
  const bodiesIn = (text: string) => [...text.matchAll(/\r\n\r\n\/(\d+)/g)].map(([, n]) => Number(n));

  it('are all answered, in order, when 20 arrive at once', async () => {
    await listen();
    const socket = await open();
    socket.write(NUMBERS.map(n => requestFor(`/${n}`)).join(''));
    expect(bodiesIn(await read(socket, text => bodiesIn(text).length === 20))).toEqual(NUMBERS);
  });

  it.each([1, 2, 3, 7, 41])('are all answered when they arrive in pieces of %i bytes', async size => {
    await listen();
    const socket = await open();
    const reading = read(socket, text => bodiesIn(text).length === 20);
    const all = NUMBERS.map(n => requestFor(`/${n}`)).join('');
    for (let at = 0; at < all.length; at += size) {
      socket.write(all.slice(at, at + size));
      await new Promise(setImmediate);
    }
    expect(bodiesIn(await reading)).toEqual(NUMBERS);
  });

  it('are worked on four at a time at most', async () => {
    await listen();
    const answers: (() => void)[] = [];
    answer = (request, response) => void answers.push(() => response.end(request.url));
    const socket = await open();
    socket.write(NUMBERS.map(n => requestFor(`/${n}`)).join(''));
    const reading = read(socket, text => bodiesIn(text).length === 20);
    let begun = 0;
    while (begun < 20) {
      await until(() => answers.length >= Math.min(4, 20 - begun));
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(answers.length).toBeLessThanOrEqual(4);
      begun++;
      answers.shift()?.();
    }
    expect(bodiesIn(await reading)).toEqual(NUMBERS);
  });

  it('are not counted twice when a body contains empty lines', async () => {
    await listen();
    answer = (request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => response.end(`/${body.length}`));
    };
    const body = 'a\r\n\r\n'.repeat(100);
    const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = await open();
    socket.write(post.repeat(3));
    expect(bodiesIn(await read(socket, text => bodiesIn(text).length === 3))).toEqual([500, 500, 500]);
  });

  it('are answered while the answers of another one are not read', async () => {
    await listen();
    answer = (request, response) =>
      void response.end(request.url === '/big' ? Buffer.alloc(MB) : request.url);
    const greedy = await open();
    greedy.write(requestFor('/big').repeat(200));
    const socket = await open('127.0.0.2');
    socket.write(requestFor('/1'));
    expect(bodiesIn(await read(socket, text => bodiesIn(text).length === 1))).toEqual([1]);
  });

  it('wait in the kernel, except for 192 kB, while those before are answered', async () => {
    await listen();
    let mostWaiting = 0;
    answer = (request, response) =>
      void setImmediate(() => {
        mostWaiting = Math.max(mostWaiting, request.socket.readableLength);
        response.end(request.url);
      });
    const socket = await open();
    const long = `${requestFor('/1').trimEnd()}\r\nX: ${'a'.repeat(2_000)}\r\n\r\n`;
    socket.write(long.repeat(2_000));
    await read(socket, text => bodiesIn(text).length === 2_000);
    expect(mostWaiting).toBeGreaterThan(long.length);
    expect(mostWaiting).toBeLessThanOrEqual(192 * 1_024);
  });

  it('wait when answers of more than 64 kB do', async () => {
    await listen();
    let asked = 0;
    answer = (_request, response) => {
      asked++;
      response.end(Buffer.alloc(20 * MB));
    };
    const socket = await open();
    socket.pause();
    socket.write(requestFor('/').repeat(100));
    await until(() => asked > 0);
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(asked).toBeLessThanOrEqual(4);
    expect(guard.unsentBytes).toBeGreaterThan(10 * MB);
  });
});

describe('a server that ignores bodies', () => {
  const HEAD = 'POST /1 HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n';

  it('does not reset the connection of a client that still sends after it has read the answer', async () => {
    await listen({}, 'ignored');
    // Something is waiting to be read when the answer is sent.
    answer = (_request, response) => void setTimeout(() => response.end(Buffer.alloc(5 * MB)), 50);
    const socket = await open();
    socket.allowHalfOpen = true;
    const errors: Error[] = [];
    socket.on('error', error => errors.push(error));
    let bytes = 0;
    socket.on('data', (data: Buffer) => (bytes += data.length));
    socket.write(HEAD);
    const sending = setInterval(() => socket.write('a'.repeat(100)), 5);
    await once(socket, 'end');
    await new Promise(resolve => setTimeout(resolve, 50));
    clearInterval(sending);
    expect([errors, bytes > 5 * MB]).toEqual([[], true]);
  });

  it('closes the connection soon after the answer, also when the client continues to send', async () => {
    await listen({}, 'ignored');
    const socket = await open();
    socket.allowHalfOpen = true;
    socket.resume().write(HEAD);
    const sending = setInterval(() => socket.write('a'), 50);
    await until(() => guard.openConnections === 1);
    await until(() => guard.openConnections === 0);
    clearInterval(sending);
  });

  it('drops no more than 64 kB', async () => {
    await listen({}, 'ignored');
    let connection: Socket | undefined;
    answer = (request, response) => {
      connection = request.socket;
      response.end();
    };
    const socket = await open();
    socket.allowHalfOpen = true;
    socket.resume().write(HEAD);
    await once(socket, 'end');
    socket.write('a'.repeat(1_900_000));
    await until(() => guard.openConnections === 0);
    expect(connection?.bytesRead).toBeLessThan(256_000);
  });
});

describe('a connection after CONNECT', () => {
  it('is not parsed any further', async () => {
    await listen();
    server.on('connect', (_request, socket) => socket.end('HTTP/1.1 405 No\r\n\r\n'));
    const socket = await open();
    socket.write(`CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n${requestFor('/1')}`);
    setTimeout(() => socket.write(requestFor('/2')), 50);
    const text = await read(socket, () => false);
    expect(text).toBe('HTTP/1.1 405 No\r\n\r\n');
  });
});

describe('a client that does not read', () => {
  it('is disconnected when it takes nothing for as long as it may', async () => {
    await listen({ writeStallMs: 1_500 });
    answer = (_request, response) => void response.end(Buffer.alloc(20 * MB));
    const socket = await open();
    socket.pause();
    socket.write(requestFor('/'));
    await until(() => refusals.length > 0);
    expect(refusals).toEqual(['stalled']);
    await until(() => guard.openConnections === 0);
    expect(guard.unsentBytes).toBe(0);
  });

  it('gets all of its answer when it reads slowly but steadily', async () => {
    await listen({ writeStallMs: 3_000 });
    answer = (_request, response) => void response.end(Buffer.alloc(20 * MB));
    const socket = await open();
    socket.write(requestFor('/'));
    let bytes = 0;
    socket.on('data', (data: Buffer) => {
      bytes += data.length;
      // 20 MB in pieces of 64 kB: six seconds.
      socket.pause();
      setTimeout(() => socket.resume(), 19);
    });
    await until(() => bytes > 20 * MB || socket.destroyed);
    expect([refusals, bytes > 20 * MB]).toEqual([[], true]);
  });

  it('is disconnected within seconds when too much waits in all, the longest first', async () => {
    await listen({ maxUnsentBytes: 50 * MB });
    answer = (_request, response) => void response.end(Buffer.alloc(20 * MB));
    const stalled = [await open(), await open(), await open(), await open()];
    for (const socket of stalled) {
      socket.pause();
      socket.write(requestFor('/'));
    }
    await until(() => refusals.length > 0);
    await until(() => !guard.isAtUnsentLimit);
    expect(refusals).toEqual(['too much unsent', 'too much unsent']);
    await until(() => guard.openConnections === 2);
  });
});

describe('connections', () => {
  it('are bounded for an address; others are accepted', async () => {
    await listen({ maxConnectionsPerAddress: 3 });
    for (let n = 0; n < 5; n++) await open('127.0.0.1');
    await until(() => refusals.length === 2);
    expect(refusals).toEqual(Array(2).fill('too many connections of an address'));
    await open('127.0.0.2');
    await until(() => guard.openConnections === 4);
  });

  it('of an address may be opened again when others are closed', async () => {
    await listen({ maxConnectionsPerAddress: 2 });
    const [first] = [await open(), await open()];
    first.destroy();
    await until(() => guard.openConnections === 1);
    await open();
    await until(() => guard.openConnections === 2);
    expect(refusals).toEqual([]);
  });

  it('of a trusted proxy are not bounded by its address', async () => {
    await listen({ maxConnectionsPerAddress: 2, trustedProxies: ['127.0.0.1'] });
    for (let n = 0; n < 5; n++) await open('127.0.0.1');
    await until(() => guard.openConnections === 5);
    expect(refusals).toEqual([]);
  });

  it('are bounded in all', async () => {
    await listen({ maxConnections: 4 });
    for (let n = 0; n < 6; n++) await open(`127.0.0.${n + 1}`);
    await until(() => refusals.length === 2);
    expect(refusals).toEqual(Array(2).fill('too many connections'));
    await until(() => guard.openConnections === 4);
  });

  it('of the last quarter go to addresses that have few', async () => {
    await listen({ maxConnections: 80, maxConnectionsPerAddress: 70 });
    for (let n = 0; n < 70; n++) await open('127.0.0.1');
    await until(() => guard.openConnections + refusals.length === 70);
    expect(guard.openConnections).toBe(60);
    await open('127.0.0.2');
    await until(() => guard.openConnections === 61);
  });

  it('are closed when they were idle for seconds and few more are possible', async () => {
    let nowMs = 0;
    guard = new ConnectionGuard({ ...LIMITS, maxConnections: 4 }, undefined, () => nowMs);
    server = createServer((request, response) => answer(request, response));
    guard.protect(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const idle = [await open(), await open(), await open()];
    await until(() => guard.openConnections === 3);
    nowMs = 5_000;
    await Promise.all(idle.map(socket => once(socket.resume(), 'close')));
    await until(() => guard.openConnections === 0);
  });
});
