import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogUnavailable } from '#libs/catalog';
import { TestCatalog } from '../support/a-catalog.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';

let catalog: TestCatalog;
let api: ListeningApi;

beforeAll(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startListeningApi({ catalog });
});
afterAll(() => api.close());

describe('A signal', () => {
  const reason = new Error('the reader left');

  it('that is already aborted prevents the request', async () => {
    const client = api.client({ fetch: () => Promise.reject(new Error('a request was sent')) });
    await expect(client.game('catan', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('aborts a request under way', async () => {
    let open = () => {};
    catalog.gate = new Promise(resolve => (open = resolve));
    const controller = new AbortController();
    const call = api.client().games({}, controller).firstPage();
    const began = performance.now();
    setTimeout(() => controller.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
    expect(performance.now() - began).toBeLessThan(9_000);
    open();
  });

  it('ends the wait before a retry', async () => {
    catalog.failure = new CatalogUnavailable('overloaded');
    const controller = new AbortController();
    let sent = 0;
    const client = api.client({
      fetch: async (url, init) => {
        const answer = await fetch(url, init);
        sent++;
        setTimeout(() => controller.abort(reason), 50);
        return answer;
      },
    });
    await expect(client.game('azul', controller)).rejects.toBe(reason);
    expect(sent).toBe(1);
    catalog.failure = undefined;
  });

  it('ends an iteration between two pages', async () => {
    const controller = new AbortController();
    const seen: string[] = [];
    const walk = async () => {
      for await (const { id } of api.client().games({ limit: 2 }, controller)) {
        seen.push(id);
        if (seen.length === 2) controller.abort(reason);
      }
    };
    await expect(walk()).rejects.toBe(reason);
    expect(seen).toEqual(['azul', 'carcassonne']);
  });
});
