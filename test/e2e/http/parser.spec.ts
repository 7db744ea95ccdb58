import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSocket, readAll, readAnswer, sendRaw, type RawAnswer } from '../support/socket.js';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen();
});
afterAll(() => api.close());

const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n\r\n';

/** Bytes that Node's parser or Fastify's router answers by itself, which inject() cannot test. */
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
  ['a body of 70 kB', `GET / HTTP/1.1\r\n${HOST}Content-Length: 70000\r\n\r\n`, 413, 'request_too_large'],
  ['CONNECT', `CONNECT elsewhere:443 HTTP/1.1\r\n${HOST}\r\n`, 405, 'method_not_allowed'],
  ['a target that is no path', `GET *x HTTP/1.1\r\n${HOST}${CLOSE}`, 404, 'not_found'],
];

/** URLs as people write them who paste a title into a URL, and how they must be written. */
const UNENCODED: readonly [what: string, target: Buffer, encoded: string][] = [
  ['UTF-8', Buffer.from('/api/v1/games?q=Flügelschlag'), '/api/v1/games?q=Fl%C3%BCgelschlag'],
  ['Latin-1', Buffer.from('/api/v1/games?q=Flügelschlag', 'latin1'), '/api/v1/games?q=Fl%C3%BCgelschlag'],
  ['in the path', Buffer.from('/api/v1/games/flügel'), '/api/v1/games/fl%C3%BCgel'],
  ['spaces', Buffer.from('/api/v1/games?q=ticket to ride'), '/api/v1/games?q=ticket%20to%20ride'],
  ['beside escapes', Buffer.from('/api/v1/games?q=a%20ü&limit=5'), '/api/v1/games?q=a%20%C3%BC&limit=5'],
  [
    'after a host',
    Buffer.from('http://localhost/api/v1/games?q=ü'),
    'http://localhost/api/v1/games?q=%C3%BC',
  ],
];

async function readAllAfter(bytes: Buffer): Promise<string> {
  const socket = await openSocket(api.app);
  socket.write(bytes);
  return readAll(socket);
}

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

describe('a URL that is not percent-encoded', () => {
  const ask = (target: Buffer) => {
    const lines = [Buffer.from('GET '), target, Buffer.from(` HTTP/1.1\r\n${HOST}${CLOSE}`)];
    return sendRaw(api.app, Buffer.concat(lines));
  };

  it.each(UNENCODED)('is answered with its encoded form: %s', async (_what, target, encoded) => {
    const answer = await ask(target);
    expectProblem(answer, 400, 'bad_request');
    const body = JSON.parse(answer.body) as Record<string, unknown>;
    const rule = 'The URL contains characters that must be percent-encoded as UTF-8.';
    expect(body.detail).toBe(`${rule} Write it as ${encoded}`);
    expect(body.instance).toBe(encoded.replace('http://localhost', '').replace(/\?.*/, ''));
    expect(body.errors).toEqual([]);
  });

  it('is recognized after another request on the same connection', async () => {
    const before = `GET /health/live HTTP/1.1\r\n${HOST}\r\n`;
    const all = await readAllAfter(Buffer.from(`${before}GET /api/v1/games?q=ü HTTP/1.1\r\n${HOST}${CLOSE}`));
    expect(all).toContain('Write it as /api/v1/games?q=%C3%BC');
  });

  it('is not repeated when it contains an API key', async () => {
    const { body } = await ask(Buffer.from(`/api/v1/games?q=ü&api_key=${api.key}`));
    expect(body).toContain('rotate this key');
    expect(body).not.toContain(api.key);
  });

  it('is not repeated when it is long', async () => {
    const { body } = await ask(Buffer.from(`/api/v1/games?q=${'ü'.repeat(300)}`));
    expect((JSON.parse(body) as { detail: string }).detail).toMatch(/as UTF-8\.$/);
  });
});

describe('the instance of a problem', () => {
  it.each([
    ['a broken header', `GET /api/v1/games?limit=1 HTTP/1.1\r\n${HOST}bad header\r\n\r\n`, '/api/v1/games'],
    ['headers of 20 kB', `GET /a/b HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, '/a/b'],
    ['a missing Host', `GET /health/live HTTP/1.1\r\n${CLOSE}`, '/health/live'],
    ['a bad escape', `GET /api/v1/games/%ZZ?a=b HTTP/1.1\r\n${HOST}${CLOSE}`, '/api/v1/games/%25ZZ'],
    ['braces', `GET /api/v1/games/{slug} HTTP/1.1\r\n${HOST}${CLOSE}`, '/api/v1/games/%7Bslug%7D'],
    ['a long URL', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}${CLOSE}`, undefined],
    ['no HTTP at all', 'garbage\r\n\r\n', undefined],
  ])('is the path wherever it could be read: %s', async (_what, bytes, instance) => {
    const { body } = await sendRaw(api.app, bytes);
    expect((JSON.parse(body) as { instance?: string }).instance).toBe(instance);
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

  it('OPTIONS * lists the possible methods', async () => {
    const answer = await sendRaw(api.app, `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}`);
    expect([answer.status, answer.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each(['/api/v1/games', '/api/v1/nope', '/%61pi/v1/games'])(
    'an absolute target does not bypass the check of the key: %s',
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

describe('a request with a body', () => {
  const BODY = '{"q":"catan"}';
  const sized = (body: string, more = '') => `${HOST}${more}Content-Length: ${body.length}\r\n\r\n${body}`;

  it.each([
    ['with a length', sized(BODY)],
    ['in chunks', `${HOST}Transfer-Encoding: chunked\r\n\r\nd\r\n${BODY}\r\n0\r\n\r\n`],
    ['that is not complete', `${HOST}Content-Length: 50000\r\n\r\n${BODY}`],
    ['in chunks that cannot be parsed', `${HOST}Transfer-Encoding: chunked\r\n\r\nwhat?`],
  ])('gets the answer of one without, the last on its connection: %s', async (_what, rest) => {
    const { status, headers, body } = await sendRaw(api.app, `GET /health/live HTTP/1.1\r\n${rest}`);
    expect([status, headers.connection, body]).toEqual([200, 'close', '{"status":"live"}']);
  });

  it('gets its answer at once, without being told to send the body', async () => {
    const head = `GET /health/live HTTP/1.1\r\n${sized('', 'Expect: 100-continue\r\n').replace(': 0', ': 9')}`;
    expect((await sendRaw(api.app, head)).status).toBe(200);
  });

  it('is the last that is answered: nothing in or after its body is taken for a request', async () => {
    const live = `GET /health/live HTTP/1.1\r\n${HOST}\r\n`;
    const all = await readAllAfter(Buffer.from(`GET /health/live HTTP/1.1\r\n${sized(live)}${live}`));
    expect(all.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('may have another method, and is told that it is not possible', async () => {
    const key = `Authorization: Bearer ${api.key}\r\n`;
    const answer = await sendRaw(api.app, `POST /api/v1/games HTTP/1.1\r\n${sized(BODY, key)}`);
    expectProblem(answer, 405, 'method_not_allowed');
  });
});
