import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aLog } from '../support/a-log.js';
import { problemIn } from '../support/read-answer.js';
import { startApi, type TestApi } from '../support/start-api.js';

const log = aLog();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ log: log.log })));
afterAll(() => api.close());

describe('Request-Id', () => {
  it.each(['a', 'Trace_1.2-3', 'x'.repeat(128)])('keeps the well-formed %s', async id => {
    expect((await api.get('/api/v1/games', { 'request-id': id })).headers['request-id']).toBe(id);
  });

  it.each(['', 'two words', 'x'.repeat(129), 'ä', '"quoted"'])('replaces the malformed "%s"', async id => {
    const { headers } = await api.get('/api/v1/games', { 'request-id': id });
    expect(headers['request-id']).toMatch(/^[0-9a-f]{16}-[0-9a-z]+$/);
  });

  it.each([
    ['a key', (key: string) => key],
    ['a key behind a scheme', (key: string) => `Bearer.${key}`],
    ['a key within an id', (key: string) => `trace-1.${key}-2`],
    ['a key in capitals', (key: string) => key.toUpperCase()],
    ['a key whose separator was changed', (key: string) => key.replace('_', '.')],
    ['a key without its prefix', (key: string) => `id.${key.slice(4)}`],
    ['the beginning of a key', (key: string) => key.slice(0, 24)],
  ])('is replaced when it contains %s, which is not logged', async (_what, idOf) => {
    const id = idOf(api.key);
    const { headers } = await api.get('/api/v1/games', { 'request-id': id });
    expect(headers['request-id']).toMatch(/^[0-9a-f]{16}-[0-9a-z]+$/);
    expect(log.text()).not.toContain(id);
  });

  it.each(['bgc_gateway', 'a'.repeat(48), '0123456789abcdef'.repeat(4)])(
    'is kept when it only resembles a key: %s',
    async id => {
      expect((await api.get('/api/v1/games', { 'request-id': id })).headers['request-id']).toBe(id);
    },
  );

  it('is different for every request', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api.get('/api/v1/games')));
    expect(new Set(answers.map(({ headers }) => headers['request-id'])).size).toBe(3);
  });

  it('is repeated in problems', async () => {
    const answer = await api.get('/api/v1/nope');
    expect(problemIn(answer).requestId).toBe(answer.headers['request-id']);
  });
});
