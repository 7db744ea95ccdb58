import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { mintApiKey } from '#libs/admission';
import { problemIn } from '../support/read-answer.js';
import { startApi, type TestApi } from '../support/start-api.js';

const PROXY = '10.1.2.3';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ environment: { TRUSTED_PROXIES: '10.0.0.0/8' } })));
afterAll(() => api.close());

interface Asking {
  readonly from: string;
  readonly key?: string;
  readonly forwardedFor?: string;
}

function ask({ from, key, forwardedFor }: Asking): Promise<LightMyRequestResponse> {
  const headers = {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
  };
  return api.request({ url: '/api/v1/games', remoteAddress: from, headers });
}

/** Uses up the failed attempts that an address may make. */
async function fail(asking: Asking): Promise<void> {
  for (let n = 0; n < 600; n++) expect((await ask({ key: 'wrong', ...asking })).statusCode).toBe(401);
}

describe('an address whose keys failed 600 times within a minute', () => {
  beforeAll(() => fail({ from: '192.0.2.1' }));

  it.each([
    ['a key that is none', 'wrong'],
    ['an unknown key', mintApiKey().key],
  ])('gets 429 too_many_failed_attempts for %s', async (_what, key) => {
    const answer = await ask({ from: '192.0.2.1', key });
    expect([answer.statusCode, problemIn(answer).code]).toEqual([429, 'too_many_failed_attempts']);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(Date.parse(answer.json<{ resetAt: string }>().resetAt)).toBeGreaterThan(Date.now());
    expect(answer.headers).not.toHaveProperty('www-authenticate');
  });

  it('gets 429 for a key that was revoked, too', async () => {
    const key = await api.admission.issueKey({ state: 'revoked' });
    expect((await ask({ from: '192.0.2.1', key })).statusCode).toBe(429);
  });

  it('is served with a valid key', async () => {
    expect((await ask({ from: '192.0.2.1', key: api.key })).statusCode).toBe(200);
  });

  it('gets 401 for a missing key, which is not a failed attempt', async () => {
    expect((await ask({ from: '192.0.2.1' })).statusCode).toBe(401);
  });

  it('does not affect other addresses', async () => {
    expect((await ask({ from: '192.0.2.2', key: 'wrong' })).statusCode).toBe(401);
  });

  it('cannot pretend to be another address', async () => {
    const answer = await ask({ from: '192.0.2.1', key: 'wrong', forwardedFor: '192.0.2.77' });
    expect(answer.statusCode).toBe(429);
  });
});

it('an IPv6 network counts as one address', async () => {
  await fail({ from: '2001:db8:0:7::1' });
  expect((await ask({ from: '2001:db8:0:7:ffff::2', key: 'wrong' })).statusCode).toBe(429);
  expect((await ask({ from: '2001:db8:0:8::1', key: 'wrong' })).statusCode).toBe(401);
});

it('behind a trusted proxy, the address is the forwarded one', async () => {
  await fail({ from: PROXY, forwardedFor: '192.0.2.50' });
  expect((await ask({ from: PROXY, key: 'wrong', forwardedFor: '192.0.2.50' })).statusCode).toBe(429);
  expect((await ask({ from: PROXY, key: 'wrong', forwardedFor: '192.0.2.51' })).statusCode).toBe(401);
});

it.each([
  ['192.0.2.60', (port: number) => `192.0.2.60:${port}`],
  ['2001:db8:9::1', (port: number) => `[2001:db8:9::1]:${port}`],
])('behind a proxy that adds ports, all of them count for the address %s', async (address, forwardedFor) => {
  for (let port = 1; port <= 600; port++)
    await ask({ from: PROXY, key: 'wrong', forwardedFor: forwardedFor(port) });
  expect((await ask({ from: PROXY, key: 'wrong', forwardedFor: address })).statusCode).toBe(429);
});
