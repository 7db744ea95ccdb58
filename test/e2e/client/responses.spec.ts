import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResponseFacts } from '#libs/client';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';

let api: ListeningApi;
beforeAll(async () => void (api = await startListeningApi()));
afterAll(() => api.close());

describe('The client', () => {
  it('tells of every response its request id, generation and limits', async () => {
    const told: ResponseFacts[] = [];
    const key = await api.admission.issueKey({ ratePerSecond: 10, requestsPerMonth: 5_000 });
    const client = api.client({ key, onResponse: facts => told.push(facts) });
    await client.game('catan');
    await client.game('catan');
    await client.game('nothing').catch(() => {});
    expect(told.map(({ status }) => status)).toEqual([200, 304, 404]);
    expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(3);
    expect(told[0]?.generation).toEqual(expect.any(String));
    expect(told[2]).toMatchObject({
      url: `${api.baseUrl}/games/nothing`,
      limits: {
        second: { remaining: expect.any(Number), resetSeconds: expect.any(Number) },
        month: { remaining: expect.any(Number), resetSeconds: expect.any(Number) },
      },
    });
  });

  it('names itself and the version of its package', async () => {
    const { version } = JSON.parse(readFileSync('libs/client/package.json', 'utf8')) as { version: string };
    let sent: RequestInit | undefined;
    const client = api.client({ fetch: (url, init) => fetch(url, (sent = init)) });
    await client.game('catan');
    expect(new Headers(sent?.headers).get('user-agent')).toBe(`board-game-catalog-client/${version}`);
  });
});
