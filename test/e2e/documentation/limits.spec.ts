import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
/** The rows of the table "What counts" of the guide: the responses, and whether they count for the quota. */
let rows: readonly (readonly [responses: string, counts: boolean])[];
beforeAll(async () => {
  api = await startApi({ isDocumented: true });
  const { body } = await api.request({ url: '/docs/guides/limits.md' });
  const [, table = ''] = /## What counts\n([^]*?)\n## /.exec(body) ?? [];
  rows = Array.from(
    table.matchAll(/^\| (.*\d.*) \| (?:yes|no) \| (yes|no) \|$/gm),
    ([, responses, quota]) => [responses!, quota === 'yes'] as const,
  );
});
afterAll(() => api.close());

/** The row of a response; one that names its code goes before one that names only its status. */
function rowOf(status: number, code: string): boolean | undefined {
  const named = rows.filter(([responses]) => responses.includes(String(status)));
  const [, counts] = named.find(([responses]) => responses.includes(code)) ?? named[0] ?? [];
  return counts;
}

/** What the key has left this month, this request included. */
async function left(): Promise<number> {
  const { headers } = await api.get('/api/v1/mechanics');
  return Number(/"month";r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
}

it.each([
  [200, 'OK', '/api/v1/games'],
  [304, 'Not Modified', '/api/v1/games'],
  [400, 'invalid_parameter', '/api/v1/games?limit=0'],
  [400, 'bad_request', '/api/v1/games?q=%FF'],
  [404, 'not_found', '/api/v1/nothing'],
])(
  'the guide says truly whether %d %s counts, and whether it has RateLimit fields',
  async (status, code, url) => {
    const etag = status === 304 ? String((await api.get(url)).headers.etag) : undefined;
    const before = await left();
    const answer = await api.get(url, { 'if-none-match': etag });
    const used = before - (await left()) - 1;
    expect(answer.statusCode).toBe(status);
    expect(used === 1).toBe(rowOf(status, code));
    expect('ratelimit' in answer.headers).toBe(code !== 'bad_request');
  },
);
