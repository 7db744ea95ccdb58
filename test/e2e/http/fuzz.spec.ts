import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#libs/testing';
import { portOf, readAnswer } from '../support/socket.js';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ isDocumented: true });
  await api.app.listen();
});
afterAll(() => api.close());

/** Bytes that are difficult for parsers, and faults that OpenAPI cannot describe. */
const ODD_BYTES = [
  ...[
    '\0',
    '\r',
    '\n',
    '\r\n',
    '\r\n\r\n',
    '\t',
    ' ',
    '  ',
    ':',
    '%',
    '%zz',
    '%ff',
    '%00',
    '#',
    '?',
    '//',
    '..',
  ],
  ...[
    'ü',
    '\u{1f3b2}',
    '\x7f',
    '\x80',
    'HTTP/1.1',
    'HTTP/9.9',
    'Host: a',
    '\r\nHost: a',
    '\r\n X: folded',
    '&&',
    '==',
  ],
  ...[
    '\r\nTransfer-Encoding: chunked',
    '\r\nContent-Length: 5',
    '\r\nContent-Length: -1',
    '\r\nExpect: 100-continue',
  ],
  ...[
    '\r\nAuthorization: Bearer x',
    '\r\nIf-None-Match: "',
    '\r\nIf-Modified-Since: never',
    '\r\nAccept-Encoding: *;q=x',
  ],
];

/** A valid request in which some bytes are replaced, removed or added. */
const brokenRequest = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'QUERY', 'get', 'CONNECT', 'TRACE', 'X'.repeat(40)),
    fc.constantFrom(
      '/api/v1/games?q=catan&limit=2',
      '/api/v1/games/catan',
      '/api/v1/nope',
      '/health/live',
      '*',
      '/',
    ),
    fc.array(
      fc.record({
        at: fc.noBias(fc.integer({ min: 0, max: 160 })),
        drop: fc.integer({ min: 0, max: 6 }),
        add: fc.oneof(fc.constantFrom(...ODD_BYTES), fc.string({ unit: 'binary', maxLength: 8 })),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([method, target, edits]) => ({ method, target, edits }));

type BrokenRequest = typeof brokenRequest extends fc.Arbitrary<infer Made> ? Made : never;

function bytesOf({ method, target, edits }: BrokenRequest): Buffer {
  let bytes = Buffer.from(
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.key}\r\nConnection: close\r\n\r\n`,
  );
  for (const { at, drop, add } of edits) {
    const place = Math.min(at, bytes.length);
    bytes = Buffer.concat([bytes.subarray(0, place), Buffer.from(add), bytes.subarray(place + drop)]);
  }
  return bytes;
}

/** How long to wait for an answer to an incomplete request. */
const IDLE_MS = 150;

/** Sends the bytes, and reads until the server closes the connection, or waits for more of the request. */
async function answerTo(bytes: Buffer): Promise<string> {
  const socket = connect({ port: portOf(api.app), host: '127.0.0.1' });
  const chunks: Buffer[] = [];
  socket.on('data', chunk => chunks.push(chunk));
  socket.on('error', () => {});
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

it('answers any bytes with HTTP, never with a 5xx, and errors with a problem', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(brokenRequest, async request => {
      const text = await answerTo(bytesOf(request));
      // The request is incomplete: the server waits for the rest of it.
      if (text === '') return;
      expect(text).toMatch(/^HTTP\/1\.1 \d{3} /);
      const { status, headers, body } = readAnswer(text);
      seen.add(status);
      expect(status).toBeLessThan(500);
      expect(headers['request-id']).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
      if (status < 400) return;
      expect(headers['content-type']).toBe('application/problem+json');
      expect(body).not.toContain(api.key);
    }),
    { numRuns: runs(200) },
  );
  // The test is useful only if many requests could be read and many could not.
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  expect((await api.request({ url: '/health/live' })).statusCode).toBe(200);
});
