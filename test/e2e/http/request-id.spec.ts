import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemIn } from '../support/read-answer.js';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('Request-Id', () => {
  it.each(['a', 'Trace_1.2-3', 'x'.repeat(128)])('keeps the well-formed %s', async id => {
    expect((await api.get('/api/v1/games', { 'request-id': id })).headers['request-id']).toBe(id);
  });

  it.each(['', 'two words', 'x'.repeat(129), 'ä', '"quoted"'])('replaces the malformed "%s"', async id => {
    const { headers } = await api.get('/api/v1/games', { 'request-id': id });
    expect(headers['request-id']).toMatch(/^[0-9a-f]{16}-[0-9a-z]+$/);
  });

  it('is another one for every request', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.get('/api/v1/games')));
    expect(new Set(answers.map(({ headers }) => headers['request-id'])).size).toBe(3);
  });

  it('is repeated in problems', async () => {
    const answer = await api.get('/api/v1/nope');
    expect(problemIn(answer).requestId).toBe(answer.headers['request-id']);
  });
});
