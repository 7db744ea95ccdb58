import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { RequestGate } from './request-gate.js';
import type { RequestTurns, Waiting } from './request-turns.js';

let socket: Duplex;
let waiting: Waiting[];
/** Bytes that the parser got, by turn. */
let parsed: number[];
let gate: RequestGate;
/** Whether the parser finds a request in what it gets. */
let findsRequest: boolean;

beforeEach(() => {
  [waiting, parsed, findsRequest] = [[], [], false];
  socket = new Duplex({ read: () => {}, write: (_bytes, _encoding, done) => done() });
  socket.on('data', (bytes: Buffer) => {
    parsed.push((parsed.pop() ?? 0) + bytes.length);
    if (findsRequest) begin({ complete: true });
  });
  const turns = { isFree: false, wait: (one: Waiting) => void waiting.push(one), leave: () => {} };
  gate = new RequestGate(socket as Socket, 'x', turns as unknown as RequestTurns, () => true);
});

function begin(request: Partial<IncomingMessage>): void {
  gate.requestBegan(request as IncomingMessage);
}

/** Gives the connection its turns until nothing waits any more. */
async function takeTurns(): Promise<void> {
  await new Promise(setImmediate);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    parsed.push(0);
    next.takeTurn();
  }
}

describe('what a connection sends', () => {
  it.each([
    ['empty lines', '\r\n\r\n'.repeat(16_384)],
    ['lines with empty ones between them', 'a\r\n\r\n'.repeat(13_107)],
    ['chunks of one byte', '1\r\na\r\n'.repeat(10_922)],
    ['no line at all', 'a'.repeat(65_536)],
  ])('as a body reaches the parser completely, about 4 kB in a turn: %s', async (_what, text) => {
    begin({ complete: false });
    socket.push(text);
    await takeTurns();
    expect(Math.max(...parsed)).toBeLessThan(2 * 4_096);
    expect(parsed.reduce((sum, bytes) => sum + bytes, 0)).toBe(text.length);
  });

  it('reaches the parser about 4 kB in a turn when it is nothing but empty lines', async () => {
    socket.push('\r\n\r\n'.repeat(16_384));
    await takeTurns();
    expect(parsed).toEqual(Array(16).fill(4_096));
  });

  it('reaches the parser at once when it is one long head', async () => {
    const head = `GET / HTTP/1.1\r\nX: ${'a'.repeat(12_000)}\r\n\r\n`;
    socket.push(head);
    await takeTurns();
    expect(parsed).toEqual([head.length]);
  });

  it('reaches the parser one request in a turn', async () => {
    findsRequest = true;
    const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.push(request.repeat(100));
    await takeTurns();
    expect(parsed).toEqual(Array(100).fill(request.length));
  });

  it('does not reach the parser after the last request', async () => {
    socket.push('GET / HTTP/1.1\r\n\r\n');
    await takeTurns();
    gate.endAfterThisRequest();
    socket.push('GET / HTTP/1.1\r\n\r\n');
    await takeTurns();
    expect(parsed).toEqual([18]);
  });
});
