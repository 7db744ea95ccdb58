import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';

const DASHBOARD_PUBLIC_URL = 'https://keys.example.test';

let api: TestApi;
beforeAll(
  async () => void (api = await startApi({ isDocumented: true, environment: { DASHBOARD_PUBLIC_URL } })),
);
afterAll(() => api.close());

/** Where keys are made is said wherever a key is spoken of: readers may come from anywhere. */
describe('the dashboard is named', () => {
  it('by the contact and the text of the description', async () => {
    const { info } = (await api.request({ url: '/openapi.json' })).json<{
      info: { description: string; contact: { url: string } };
    }>();
    expect(info.contact.url).toBe(DASHBOARD_PUBLIC_URL);
    expect(info.description).toContain(`](${DASHBOARD_PUBLIC_URL})`);
  });

  it.each([
    ['no key', undefined],
    ['a key with a typing error', `Bearer bgc_${'a'.repeat(48)}`],
  ])('by the answer to a request with %s', async (_, authorization) => {
    const { statusCode, body } = await api.get('/api/v1/games', { authorization });
    expect(statusCode).toBe(401);
    expect(body).toContain(DASHBOARD_PUBLIC_URL);
  });
});
