import { afterEach, describe, expect, it } from '@jest/globals';
import { accountsThatPublish } from './support/accounts-that-publish.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';

let test: TestDashboard;
afterEach(() => test.close());

const FAILS = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
const ANSWERS = () => Promise.resolve();

async function readinessWith(ping: { database(): Promise<unknown>; limiter(): Promise<unknown> }) {
  const accounts = await accountsThatPublish(publication => publication);
  test = await startDashboard({ accounts: { ...accounts, ping } });
  const answer = await test.visitor().get('/health/ready');
  return { statusCode: answer.statusCode, headers: answer.headers, body: answer.json() };
}

describe('/health/ready', () => {
  it('is 200 when every part answers', async () => {
    const { statusCode, headers, body } = await readinessWith({ database: ANSWERS, limiter: ANSWERS });
    expect([statusCode, body]).toEqual([
      200,
      { status: 'ready', parts: { process: 'ok', database: 'ok', limiter: 'ok' } },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is 200 and degraded without the key store: changes are published later', async () => {
    const { statusCode, body } = await readinessWith({ database: ANSWERS, limiter: FAILS });
    expect([statusCode, body]).toMatchObject([200, { status: 'degraded', parts: { database: 'ok' } }]);
  });

  it('is 503 without the database, and does not reveal its address', async () => {
    const { statusCode, headers, body } = await readinessWith({ database: FAILS, limiter: ANSWERS });
    expect([statusCode, body]).toMatchObject([503, { status: 'unavailable', parts: { limiter: 'ok' } }]);
    expect(headers['retry-after']).toBe('1');
    expect(JSON.stringify(body)).not.toContain('10.0.0.7');
  });
});
