import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_SAMPLES, problemExample } from '../../../apps/api/src/index.js';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const EXECUTED = Object.entries(ERROR_SAMPLES).flatMap(([code, { request }]) =>
  request === undefined ? [] : [[code as keyof typeof ERROR_SAMPLES, request] as const],
);

describe('the response that a page of errors shows', () => {
  it.each(EXECUTED)('is what the service answers: %s', async (code, { url, method, key }) => {
    const headers = key === '' ? {} : { authorization: `Bearer ${key ?? api.key}` };
    const answer = await api.app.server.inject({
      method: (method ?? 'GET') as 'GET',
      url: `/api/v1${url}`,
      headers,
    });
    // Sentences are for people, and are not part of the contract.
    const { detail, requestId, errors = [], ...shown } = problemExample(code, api.config.http.errorsUrl);
    const { errors: actual, ...body } = answer.json<Record<string, unknown>>();
    expect(body).toMatchObject(shown);
    expect(answer.statusCode).toBe(shown.status);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['detail', 'requestId']));
    expect([detail, requestId]).not.toContain('');
    expect(actual ?? []).toMatchObject(errors as object[]);
  });

  it('exists for every code', () => {
    expect(EXECUTED.length).toBeGreaterThanOrEqual(8);
  });
});
