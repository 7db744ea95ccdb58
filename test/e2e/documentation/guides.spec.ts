import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';
import { expectShown } from './shown-json.js';

let api: TestApi;
const texts = new Map<string, string>();
beforeAll(async () => {
  api = await startApi({ isDocumented: true, environment: { CATALOG_SOURCE: 'indexer/seed' } });
  const { body } = await api.request({ url: '/llms.txt' });
  for (const [, name] of body.matchAll(/\/docs\/guides\/([\w-]+)\.md/g))
    texts.set(name!, (await api.request({ url: `/docs/guides/${name}.md` })).body);
});
afterAll(() => api.close());

const BLOCK = /```request(?: mistyped)?\n(.+)\n```(?:[^`]*?```json (\d{3})\n([^]*?)```)?/g;

describe('the guides, over the catalog that ships', () => {
  it('show responses as the service gives them', async () => {
    let compared = 0;
    for (const text of texts.values())
      for (const [, request = '', status, shown] of text.matchAll(BLOCK)) {
        const answer = await api.get(`/api/v1${request}`);
        expect([request, String(answer.statusCode)]).toEqual([request, status ?? '200']);
        if (shown === undefined) continue;
        expectShown(answer.json(), shown);
        compared++;
      }
    expect(compared).toBeGreaterThanOrEqual(8);
  });

  it('name queries that find what the text says', async () => {
    const rows = [...texts.get('searching')!.matchAll(/\| `([^`]+)` finds ([^|]+?) \|/g)];
    expect(rows.length).toBe(4);
    for (const [, query, title] of rows) {
      const answer = await api.get(`/api/v1/games?limit=1&q=${encodeURIComponent(query!)}`);
      const [game] = answer.json<{ data: { name: { en: string } }[] }>().data;
      expect([query, game?.name.en]).toEqual([query, title]);
    }
  });
});
