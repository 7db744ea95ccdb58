import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RESOURCES } from '#libs/catalog';
import { idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe.each(RESOURCES)('GET /%s?sort=random', list => {
  it('has every record once on its pages, in the order of its seed', async () => {
    const url = `/api/v1/${list}?sort=random&seed=7`;
    const walked: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page = await api.get(`${url}&limit=1${next}`);
      walked.push(...idsIn(page));
      const { nextCursor } = pageIn(page).pagination;
      next = nextCursor && `&cursor=${nextCursor}`;
    }
    expect(walked).toEqual(idsIn(await api.get(url)));
    expect(walked.toSorted()).toEqual(idsIn(await api.get(`/api/v1/${list}`)));
  });
});

it('gives other seeds other orders', async () => {
  const orders = await Promise.all(
    Array.from({ length: 20 }, async (_, seed) =>
      String(idsIn(await api.get(`/api/v1/games?sort=random&seed=${seed + 1}`))),
    ),
  );
  // Of six games, so that two of 20 seeds may agree by chance.
  expect(new Set(orders).size).toBeGreaterThan(15);
});
