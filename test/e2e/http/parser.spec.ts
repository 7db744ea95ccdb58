import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readAnswer, sendRaw, type RawAnswer } from '../support/socket.js';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen();
});
afterAll(() => api.close());

const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n\r\n';

/** What no inject() reaches: bytes that Node's parser, or Fastify's router, answers by itself. */
const UNREADABLE: readonly [what: string, bytes: string, status: number, code: string][] = [
  ['garbage', 'garbage\r\n\r\n', 400, 'bad_request'],
  ['an unknown method', `FOO / HTTP/1.1\r\n${HOST}${CLOSE}`, 400, 'bad_request'],
  ['a broken header', `GET / HTTP/1.1\r\n${HOST}bad header\r\n\r\n`, 400, 'bad_request'],
  [
    'two lengths',
    `GET / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    'bad_request',
  ],
  ['a missing Host', `GET /api/v1/games HTTP/1.1\r\n${CLOSE}`, 400, 'bad_request'],
  ['two Hosts', `GET /health/live HTTP/1.1\r\n${HOST}hOST: localhost\r\n${CLOSE}`, 400, 'bad_request'],
  ['two Hosts over HTTP/1.0', `GET /health/live HTTP/1.0\r\n${HOST}${HOST}\r\n`, 400, 'bad_request'],
  ['a # in the path', `GET /api/v1/games#limit=1 HTTP/1.1\r\n${HOST}${CLOSE}`, 400, 'bad_request'],
  ['a # in the query', `GET /api/v1/games?limit=1#x HTTP/1.1\r\n${HOST}${CLOSE}`, 400, 'bad_request'],
  ['a # after a host', `GET http://localhost#/health/live HTTP/1.1\r\n${HOST}${CLOSE}`, 400, 'bad_request'],
  ['a malformed escape in the path', `GET /api/v1/games/%ZZ HTTP/1.1\r\n${HOST}${CLOSE}`, 400, 'bad_request'],
  [
    'a malformed escape in the query',
    `GET /api/v1/games?q=%ZZ HTTP/1.1\r\n${HOST}${CLOSE}`,
    400,
    'bad_request',
  ],
  ['an escape that is not UTF-8', `GET /api/v1/games?q=%FF HTTP/1.1\r\n${HOST}${CLOSE}`, 400, 'bad_request'],
  ['a URL of 9 kB', `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}${CLOSE}`, 414, 'request_too_large'],
  ['a URL of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}${CLOSE}`, 414, 'request_too_large'],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'request_too_large'],
  ['CONNECT', `CONNECT elsewhere:443 HTTP/1.1\r\n${HOST}\r\n`, 405, 'method_not_allowed'],
  ['a target that is no path', `GET *x HTTP/1.1\r\n${HOST}${CLOSE}`, 404, 'not_found'],
];

function expectProblem(answer: RawAnswer, status: number, code: string): void {
  const body = JSON.parse(answer.body) as Record<string, unknown>;
  expect([answer.status, body.status, body.code]).toEqual([status, status, code]);
  expect(body.type).toBe(`https://api.example.test/errors/${code}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'request-id': body.requestId,
  });
}

describe('what cannot be read', () => {
  it.each(UNREADABLE)('is answered with a problem: %s', async (_what, bytes, status, code) => {
    expectProblem(await sendRaw(api.app, bytes), status, code);
  });

  it('is answered with a problem when it does not arrive in time', async () => {
    const sent = new PassThrough();
    const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    api.app.server.server.emit('clientError', error, sent);
    expectProblem(readAnswer(await text(sent)), 408, 'request_timeout');
  });
});

describe('what is odd but can be read', () => {
  it('an unknown expectation is ignored', async () => {
    const answer = await sendRaw(api.app, `GET /health/live HTTP/1.1\r\n${HOST}Expect: weird\r\n${CLOSE}`);
    expect(answer.status).toBe(200);
  });

  it('HTTP/1.0 needs no Host', async () => {
    expect((await sendRaw(api.app, 'GET /health/live HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('OPTIONS * tells what is possible', async () => {
    const answer = await sendRaw(api.app, `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}`);
    expect([answer.status, answer.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each(['/api/v1/games', '/api/v1/nope', '/%61pi/v1/games'])(
    'an absolute target does not lead around the door: %s',
    async path => {
      const answer = await sendRaw(api.app, `GET http://localhost${path} HTTP/1.1\r\n${HOST}${CLOSE}`);
      expect(answer.status).toBe(401);
    },
  );

  it('an absolute target gets the same answer as its path', async () => {
    const key = `Authorization: Bearer ${api.key}\r\n`;
    const ask = (target: string) => sendRaw(api.app, `GET ${target} HTTP/1.1\r\n${HOST}${key}${CLOSE}`);
    const absolute = await ask('http://elsewhere.test/api/v1/games?limit=1');
    const relative = await ask('/api/v1/games?limit=1');
    expect(absolute.body).toBe(relative.body);
    expect(absolute.headers).toMatchObject({ etag: relative.headers.etag, link: relative.headers.link });
  });
});
