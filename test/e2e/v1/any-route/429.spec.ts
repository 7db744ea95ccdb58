import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PATHS } from '../../support/operations.js';
import { SettableClock } from '../../support/settable-clock.js';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let clock: SettableClock;
let api: TestApi;
beforeEach(async () => {
  clock = new SettableClock();
  api = await startApi({ clock });
});
afterEach(() => api.close());

const MONTH_END = '2026-12-01T00:00:00.000Z';
const SECONDS_LEFT = (Date.parse(MONTH_END) - Date.parse('2026-11-21T09:00:00Z')) / 1_000;

describe('the API answers 429', () => {
  it.each(PATHS)('rate_limit_exceeded on %s above the requests per second', async path => {
    const key = await api.admission.issueKey({ ratePerSecond: 1 });
    const ask = () => api.get(path, { authorization: `Bearer ${key}` });
    expect((await ask()).statusCode).toBe(200);
    clock.advance(400);
    const refused = await ask();
    expect([refused.statusCode, problemIn(refused).code]).toEqual([429, 'rate_limit_exceeded']);
    expect(refused.json()).toMatchObject({
      detail: 'This API key may make 1 request per second. Wait 1 second.',
      'violated-policies': ['second'],
      resetAt: '2026-11-21T09:00:01.000Z',
    });
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-policy': '"second";q=1;w=1, "month";q=1000000;w=2592000',
      ratelimit: `"second";r=0;t=1, "month";r=999999;t=${Math.ceil(SECONDS_LEFT - 0.4)}`,
    });
    clock.advance(600);
    expect((await ask()).statusCode).toBe(200);
  });

  it('quota_exceeded above the requests per month, until the next month', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    const ask = () => api.get('/api/v1/games', { authorization: `Bearer ${key}` });
    expect((await ask()).headers.ratelimit).toBe(`"second";r=9999;t=1, "month";r=0;t=${SECONDS_LEFT}`);
    const refused = await ask();
    expect([refused.statusCode, problemIn(refused).code]).toEqual([429, 'quota_exceeded']);
    expect(refused.json()).toMatchObject({
      'violated-policies': ['month'],
      resetAt: MONTH_END,
      detail: expect.stringMatching(/^This API key has used the 1 request of this calendar month\./),
    });
    expect(refused.headers['retry-after']).toBe(String(SECONDS_LEFT));
    clock.advance(SECONDS_LEFT * 1_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it('quota_exceeded when both limits are exceeded, naming both', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 1, ratePerSecond: 1 });
    const ask = () => api.get('/api/v1/games', { authorization: `Bearer ${key}` });
    await ask();
    const refused = await ask();
    expect(refused.json()).toMatchObject({
      code: 'quota_exceeded',
      'violated-policies': ['month', 'second'],
    });
  });

  it.each([
    ['an unknown path', 'GET', '/api/v1/nope'],
    ['another method', 'POST', '/api/v1/games'],
    ['faulty parameters', 'GET', '/api/v1/games?limit=0'],
  ] as const)('to %s before anything else', async (_what, method, url) => {
    const key = await api.admission.issueKey({ ratePerSecond: 1 });
    const ask = () => api.request({ method, url, headers: { authorization: `Bearer ${key}` } });
    await ask();
    expect((await ask()).statusCode).toBe(429);
  });
});

describe('the quota', () => {
  it.each([
    ['a 200', 'GET', '/api/v1/games', 1],
    ['a 400', 'GET', '/api/v1/games?limit=0', 1],
    ['a 404', 'GET', '/api/v1/games/nope', 1],
    ['a 405', 'POST', '/api/v1/games', 1],
    ['a preflight', 'OPTIONS', '/api/v1/games', 0],
  ] as const)('counts %s', async (_what, method, url, cost) => {
    const key = await api.admission.issueKey({ requestsPerMonth: 10 });
    const authorization = `Bearer ${key}`;
    const preflight = method === 'OPTIONS' ? { 'access-control-request-method': 'GET' } : {};
    await api.request({ method, url, headers: { authorization, ...preflight } });
    const { headers } = await api.get('/api/v1/games', { authorization });
    expect(headers.ratelimit).toContain(`"month";r=${10 - cost - 1};`);
  });
});

describe('usage', () => {
  it('is recorded by route pattern and status', async () => {
    const key = await api.admission.issueKey();
    const ask = (url: string, method: 'GET' | 'POST' = 'GET') =>
      api.request({ method, url, headers: { authorization: `Bearer ${key}` } });
    await ask('/api/v1/games?q=catan');
    await ask('/api/v1/games/catan');
    await ask('/api/v1/games/nope');
    await ask('/api/v1/games/nope');
    await ask('/api/v1/games', 'POST');
    await ask('/api/v1/nope');
    expect(await api.admission.usageOf(key, '2026-11-21')).toEqual([
      '(no route) 404 1',
      '/games 200 1',
      '/games 405 1',
      '/games/{slug} 200 1',
      '/games/{slug} 404 2',
    ]);
  });
  it('is recorded by route pattern also for a method that a used-up quota refuses', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    const headers = { authorization: `Bearer ${key}` };
    await api.get('/api/v1/games', headers);
    await api.request({ method: 'POST', url: '/api/v1/games', headers });
    await api.get('/api/v1/nope', headers);
    expect(await api.admission.usageOf(key, '2026-11-21')).toEqual([
      '(no route) 429 1',
      '/games 200 1',
      '/games 429 1',
    ]);
  });
});
