import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aLog } from '../support/a-log.js';
import { startApi, type TestApi } from '../support/start-api.js';

const { log, lines, text } = aLog();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ log })));
afterAll(() => api.close());

describe('the log', () => {
  it('has one line per request', async () => {
    await api.get('/api/v1/games/catan?', { 'request-id': 'one-line' });
    expect(lines().filter(line => line.requestId === 'one-line')).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        route: '/games/{slug}',
        status: 200,
        ms: expect.any(Number),
        keyId: api.key.slice(4, 14),
      }),
    ]);
  });

  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  it.each([
    [`00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
    [`cc-${TRACE}-00f067aa0ba902b7-01-more`, TRACE],
    [`ff-${TRACE}-00f067aa0ba902b7-01`, undefined],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
    [`00-${TRACE}-00f067aa0ba902b7-01 more`, undefined],
    [TRACE.toUpperCase(), undefined],
    [undefined, undefined],
  ])('names the trace of a request with the traceparent %s: %s', async (traceparent, traceId) => {
    const requestId = `trace-${String(traceparent).replace(/\W/g, '.')}`;
    await api.get('/api/v1/games/catan', { traceparent, 'request-id': requestId });
    expect(lines().filter(line => line.requestId === requestId)).toMatchObject([{ status: 200 }]);
    expect(lines().find(line => line.requestId === requestId)?.traceId).toBe(traceId);
  });

  it('contains the names of known parameters, but no values and no other names', async () => {
    await api.get('/api/v1/games?q=s3cret-q&s3cret-name=1&limit=5', { 'request-id': 'names' });
    expect(lines().find(line => line.requestId === 'names')?.parameters).toEqual(['q', 'limit']);
    expect(text()).not.toContain('s3cret');
  });

  it('never contains a key, wherever it was sent', async () => {
    const key = await api.admission.issueKey();
    await api.get(`/api/v1/games?api_key=${key}&${key}=1`, { authorization: `Bearer ${key}` });
    await api.get(`/api/v1/${key}`, { authorization: undefined, 'x-api-key': key, 'request-id': key });
    await api.get(`/${key}`, { authorization: undefined });
    expect(text()).not.toContain(key);
  });

  it('has a line for a request that could not be read', async () => {
    await api.get('/api/v1/games/%ZZ', { 'request-id': 'bad-url' });
    expect(lines().find(line => line.requestId === 'bad-url')).toMatchObject({ status: 400 });
  });
});
