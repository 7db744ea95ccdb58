import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { PATHS } from '../../support/operations.js';
import { publishAs } from '../../../contract/admission/test-engine.js';
import { problemIn } from '../../support/read-answer.js';
import { sendRaw } from '../../support/socket.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const CHALLENGE = 'Bearer realm="board-game-catalog"';

describe.each(PATHS)('%s', path => {
  it('answers 401 missing_api_key without a key', async () => {
    const answer = await api.request({ url: path });
    expect([answer.statusCode, problemIn(answer).code]).toEqual([401, 'missing_api_key']);
    expect(answer.headers['www-authenticate']).toBe(CHALLENGE);
  });
});

describe('the API answers 401', () => {
  it('to a key only in the URL, and says to use the header and to rotate the key', async () => {
    const answer = await api.request({ url: `/api/v1/games?api_key=${api.key}` });
    expect([answer.statusCode, problemIn(answer).code]).toEqual([401, 'missing_api_key']);
    expect(problemIn(answer).detail).toMatch(/header.*rotate/);
    expect(answer.body).not.toContain(api.key);
  });

  it.each([
    ['an unknown key', () => `Bearer ${mintApiKey().key}`, /no such/],
    [
      'a mistyped key',
      () => `Bearer ${api.key.slice(0, -1)}${api.key.endsWith('0') ? '1' : '0'}`,
      /mistyped/,
    ],
    ['what is no key', () => 'Bearer secret', /not an API key/],
    ['another scheme', () => 'Basic dXNlcjpwYXNz', /must contain the scheme Bearer/],
    ['a scheme alone', () => 'Bearer', /must contain the scheme Bearer and one API key/],
    ['an empty header', () => '', /must contain the scheme Bearer and one API key/],
    ['a key without a scheme', () => api.key, /^The scheme is missing .*"Authorization: Bearer <key>"/],
  ])('invalid_api_key to %s', async (_what, authorization, detail) => {
    const answer = await api.get('/api/v1/games', { authorization: authorization() });
    expect([answer.statusCode, problemIn(answer).code]).toEqual([401, 'invalid_api_key']);
    expect(problemIn(answer).detail).toMatch(detail);
    expect(answer.headers['www-authenticate']).toBe(`${CHALLENGE}, error="invalid_token"`);
  });

  it('invalid_api_key to two Authorization headers, even of the same good key', async () => {
    await api.app.listen();
    const line = `Authorization: Bearer ${api.key}\r\n`;
    const head = 'GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    const answer = await sendRaw(api.app, `${head}${line}${line.toLowerCase()}\r\n`);
    const { code, detail } = JSON.parse(answer.body) as { code: string; detail: string };
    expect([answer.status, code]).toEqual([401, 'invalid_api_key']);
    expect(detail).toMatch(/^There is more than one Authorization header/);
  });

  it.each([undefined, 'Bearer secret', `Bearer ${mintApiKey().key}`])(
    'with the address of the dashboard, where keys are made (%#)',
    async authorization => {
      const answer = await api.get('/api/v1/games', { authorization });
      expect(problemIn(answer).detail).toContain(api.config.dashboard.publicUrl);
    },
  );

  it('revoked_api_key to a revoked key', async () => {
    const key = await api.admission.issueKey({ state: 'revoked' });
    const answer = await api.get('/api/v1/games', { authorization: `Bearer ${key}` });
    expect([answer.statusCode, problemIn(answer).code]).toEqual([401, 'revoked_api_key']);
    expect(answer.headers['www-authenticate']).toBe(`${CHALLENGE}, error="invalid_token"`);
  });

  it('revoked_api_key to a secret that has ended, and says that there is a newer one', async () => {
    const { key, keyId, secretHash } = mintApiKey();
    await api.admission.publish(engine =>
      publishAs(
        engine,
        { key, keyId, secretHash, accountTag: keyId.slice(0, 6) },
        {
          secrets: [{ hash: secretHash, expiresAtMs: 1 }],
        },
      ),
    );
    const answer = await api.get('/api/v1/games', { authorization: `Bearer ${key}` });
    expect([answer.statusCode, problemIn(answer).code]).toEqual([401, 'revoked_api_key']);
    expect(problemIn(answer).detail).toMatch(/has a newer secret/);
    const today = new Date().toISOString().slice(0, 10);
    expect(await api.admission.usageOf(key, today)).toEqual(['/games 401 1']);
    expect(await api.admission.requestsOf(key)).toMatchObject([{ keyId, status: 401, counted: false }]);
  });

  it('expired_api_key to an expired key', async () => {
    const key = await api.admission.issueKey({ expiresAtMs: Date.now() - 1 });
    const answer = await api.get('/api/v1/games', { authorization: `Bearer ${key}` });
    expect([answer.statusCode, problemIn(answer).code]).toEqual([401, 'expired_api_key']);
    expect(answer.headers['www-authenticate']).toBe(`${CHALLENGE}, error="invalid_token"`);
  });

  it.each([
    ['an unknown path', 'GET', '/api/v1/nope'],
    ['the root of the version', 'GET', '/api/v1'],
    ['another method', 'POST', '/api/v1/games'],
    ['OPTIONS that is no preflight', 'OPTIONS', '/api/v1/games'],
    ['faulty parameters', 'GET', '/api/v1/games?limit=0'],
    ['an unknown game', 'GET', '/api/v1/games/nope'],
    ['an escaped spelling of a path', 'GET', '/%61pi/v1/games'],
    ['an escaped spelling of an unknown path', 'GET', '/%61pi/v1/nope'],
  ] as const)('to %s before anything else', async (_what, method, url) => {
    expect((await api.request({ method, url })).statusCode).toBe(401);
  });

  it('without limits, which are not public', async () => {
    const { headers } = await api.request({ url: '/api/v1/games' });
    expect(headers).not.toHaveProperty('ratelimit');
    expect(headers).not.toHaveProperty('ratelimit-policy');
  });

  it('to a good X-API-Key beside a bad Authorization header', async () => {
    const answer = await api.get('/api/v1/games', { authorization: 'Bearer x', 'x-api-key': api.key });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a 401', () => {
  it('is sent exactly once, also when it is long and has to be compressed', async () => {
    const url = `/api/v1/${'x'.repeat(2_000)}`;
    const answer = await api.request({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([401, 'gzip']);
  });
});

describe('the API accepts', () => {
  it.each(['bearer', 'BEARER', 'Bearer'])('the scheme %s', async scheme => {
    const answer = await api.get('/api/v1/games', { authorization: `${scheme} ${api.key}` });
    expect(answer.statusCode).toBe(200);
  });

  it('a key in X-API-Key beside the credentials of a proxy', async () => {
    const answer = await api.get('/api/v1/games', {
      authorization: 'Basic dXNlcjpwYXNz',
      'x-api-key': api.key,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('a key in X-API-Key', async () => {
    const answer = await api.request({ url: '/api/v1/games', headers: { 'x-api-key': api.key } });
    expect(answer.statusCode).toBe(200);
  });
});
