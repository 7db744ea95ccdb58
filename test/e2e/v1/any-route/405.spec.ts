import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { PATHS } from '../../support/operations.js';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

function send(method: NonNullable<InjectOptions['method']>, url: string) {
  return api.request({ method, url, headers: { authorization: `Bearer ${api.key}` } });
}

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'TRACE', 'PROPFIND'] as const)('%s', method => {
  it.each(PATHS)('to %s answers 405 with Allow', async path => {
    const answer = await send(method, path);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(answer.headers).toHaveProperty('ratelimit');
  });

  it('to an unknown path answers 404', async () => {
    expect((await send(method, '/api/v1/nope')).statusCode).toBe(404);
  });
});

describe('OPTIONS that is no preflight', () => {
  it('answers 204 with Allow to a key', async () => {
    const answer = await send('OPTIONS', '/api/v1/games');
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
  });

  it('answers 404 to an unknown path', async () => {
    expect((await send('OPTIONS', '/api/v1/nope')).statusCode).toBe(404);
  });
});
