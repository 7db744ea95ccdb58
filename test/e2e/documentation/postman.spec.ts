import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OPERATIONS } from '../support/operations.js';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ isDocumented: true, environment: { CATALOG_SOURCE: 'indexer/seed' } });
});
afterAll(() => api.close());

/** What is read of a collection for Postman. */
interface Collection {
  readonly variable: readonly { readonly value: string }[];
  readonly item: readonly { readonly item: readonly { readonly request: CollectedRequest }[] }[];
}

interface CollectedRequest {
  readonly url: { readonly raw: string; readonly variable: readonly { key: string; value: string }[] };
}

it('the collection for Postman has every operation, and each of its requests can be sent', async () => {
  const { variable, item } = JSON.parse((await api.request({ url: '/postman.json' })).body) as Collection;
  const requests = item.flatMap(group => group.item);
  expect(requests).toHaveLength(Object.keys(OPERATIONS).length);
  const [address] = variable;
  for (const { request } of requests) {
    const filled = request.url.variable.reduce(
      (raw, { key, value }) => raw.replace(`:${key}`, value),
      request.url.raw,
    );
    const { pathname, search } = new URL(filled.replace('{{api}}', address!.value));
    expect([filled, (await api.get(pathname + search)).statusCode]).toEqual([filled, 200]);
  }
});
