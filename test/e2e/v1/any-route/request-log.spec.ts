import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LoggedRequest } from '#libs/admission';
import {
  aPublishedKey,
  mintNewSecret,
  mintTestKey,
  publishAs,
  republish,
} from '../../../contract/admission/test-engine.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

/** What is logged of one request with a new key. */
async function logged(url: string, { method = 'GET', headers = {} } = {}): Promise<LoggedRequest> {
  const key = await api.admission.issueKey();
  await api.request({ method, url, headers: { authorization: `Bearer ${key}`, ...headers } });
  const requests = await api.admission.requestsOf(key);
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

describe('the request log', () => {
  it('shows when, what, how it ended and how long it took', async () => {
    const beforeMs = Date.now();
    const request = await logged('/api/v1/games/catan', { headers: { 'request-id': 'report-7' } });
    expect(request).toMatchObject({
      method: 'GET',
      route: '/games/{slug}',
      path: '/games/catan',
      query: '',
      status: 200,
      counted: true,
      requestId: 'report-7',
    });
    expect(request.problem).toBeUndefined();
    expect(request.atMs).toBeGreaterThanOrEqual(beforeMs - 1);
    expect(request.atMs).toBeLessThanOrEqual(Date.now());
    expect(request.durationMs).toBeGreaterThan(0);
  });

  it('shows what was wrong with each parameter', async () => {
    const { query, status, problem, counted } = await logged('/api/v1/games?players=0&limt=5');
    expect({ query, status, counted }).toEqual({ query: 'players=0&…', status: 400, counted: true });
    expect(problem).toEqual({
      code: 'invalid_parameter',
      faults: [
        { detail: 'There is no such parameter here; did you mean limit?' },
        { parameter: 'players', detail: '0 is too small; it must be from 1 to 999.' },
      ],
    });
  });

  it.each([
    ['/api/v1/games?q=s3cret%20name&players=4', 'q=…&players=4'],
    [
      '/api/v1/games?mechanic=deck-building,worker-placement&sort=-year',
      'mechanic=deck-building,worker-placement&sort=-year',
    ],
    ['/api/v1/games?mechanic=a%7Cb,!c', 'mechanic=a|b,!c'],
    ['/api/v1/games?mechanic=s3cret%40example.org', 'mechanic=…'],
    ['/api/v1/games?s3cret=1&s3cret2=2', '…'],
    ['/api/v1/games?players=2&players=3', 'players=…'],
  ])('of %s keeps %s', async (url, query) => {
    const request = await logged(url);
    expect(request.query).toBe(query);
    expect(JSON.stringify(request)).not.toContain('s3cret');
  });

  it.each([
    [
      '/api/v1/games?language=s3cret$',
      { parameter: 'language', detail: 'Not valid: not an ISO 639-1 code.' },
    ],
    ['/api/v1/games/s3cret$', { detail: 'There is nothing at this path.' }],
    ['/api/v1/s3cret', { detail: 'There is nothing at this path.' }],
  ])('says what was wrong with %s without repeating it', async (url, fault) => {
    const request = await logged(url);
    expect(request.problem?.faults).toEqual([fault]);
    expect(JSON.stringify(request)).not.toContain('s3cret');
  });

  it('never contains a key, wherever it was sent', async () => {
    const key = await api.admission.issueKey();
    const headers = { authorization: `Bearer ${key}`, 'request-id': key };
    const [letters] = [key.slice('bgc_'.length)];
    for (const path of [
      `games?mechanic=${key}`,
      `games?mechanic=${letters}`,
      `games?${key}=1`,
      `games/${key}`,
      key,
    ])
      await api.request({ url: `/api/v1/${path}`, headers });
    const text = JSON.stringify(await api.admission.requestsOf(key));
    expect(text).toContain('/games');
    expect(text).not.toContain(letters);
  });

  it('says what did not count toward the quota', async () => {
    const first = await api.get('/api/v1/mechanics');
    const notModified = await logged('/api/v1/mechanics', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([notModified.status, notModified.counted]).toEqual([304, false]);
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    for (const path of ['/api/v1/games', '/api/v1/games'])
      await api.get(path, { authorization: `Bearer ${key}` });
    const [refused] = await api.admission.requestsOf(key);
    expect([refused?.status, refused?.counted, refused?.problem?.code]).toEqual([
      429,
      false,
      'quota_exceeded',
    ]);
  });

  it('shows other methods and unknown paths', async () => {
    const wrongMethod = await logged('/api/v1/games/catan', { method: 'POST' });
    expect(wrongMethod).toMatchObject({ method: 'POST', path: '/games/{slug}', status: 405 });
    expect((await logged('/api/v1/nothing')).route).toBe('(no route)');
  });

  it('shows requests with a revoked key to its owner, not those with a wrong secret', async () => {
    const key = mintTestKey();
    await api.admission.publish(engine => publishAs(engine, key));
    await api.admission.publish(engine =>
      republish(engine, aPublishedKey(key, { revision: 2, state: 'revoked' })),
    );
    for (const { key: text } of [key, mintNewSecret(key)])
      await api.get('/api/v1/games', { authorization: `Bearer ${text}` });
    const requests = await api.admission.requestsOf(key.key);
    expect(requests.map(({ status, counted, problem }) => [status, counted, problem?.code])).toEqual([
      [401, false, 'revoked_api_key'],
    ]);
  });
});
