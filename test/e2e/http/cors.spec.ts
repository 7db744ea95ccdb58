import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ isDocumented: true })));
afterAll(() => api.close());

/** Every header field that the contract names. */
const CONTRACT_FIELDS = [
  ...['Request-Id', 'ETag', 'Last-Modified', 'Catalog-Generation', 'Cache-Control', 'Vary', 'Link', 'Allow'],
  ...['RateLimit', 'RateLimit-Policy', 'Retry-After', 'WWW-Authenticate', 'Deprecation', 'Sunset'],
];

describe('a preflight', () => {
  const unreadable = ['/api/v1/games?q=%ZZ', '/api/v1/games/%ZZ', `/api/v1/games?q=${'a'.repeat(9_000)}`];

  it.each(['/api/v1/games', '/api/v1/nope', '/health/live', ...unreadable])(
    'of %#: %s is answered without a key',
    async url => {
      const answer = await api.request({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://page.test', 'access-control-request-method': 'GET' },
      });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      });
    },
  );

  it('allows every header that the browser asks for, those that tracing tools add as well', async () => {
    const asked = 'authorization,baggage,sentry-trace,traceparent,x-datadog-trace-id,x-requested-with';
    const answer = await api.request({
      method: 'OPTIONS',
      url: '/api/v1/games',
      headers: {
        origin: 'https://page.test',
        'access-control-request-method': 'GET',
        'access-control-request-headers': asked,
      },
    });
    expect(answer.headers['access-control-allow-headers']).toBe(asked);
  });
});

describe('every answer', () => {
  it.each([
    ['200', '/api/v1/games', true],
    ['400', '/api/v1/games?limit=0', true],
    ['401', '/api/v1/games', false],
    ['404', '/api/v1/nope', true],
    ['404 outside the API', '/nope', false],
    ['a page', '/', false],
    ['a file of the documentation', '/llms.txt', false],
  ])('may be read by a page of another origin: %s', async (_what, url, withKey) => {
    const answer = await api.get(url, withKey ? {} : { authorization: undefined });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(String(answer.headers['access-control-expose-headers']).split(', ')).toEqual(
      expect.arrayContaining(CONTRACT_FIELDS),
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});
