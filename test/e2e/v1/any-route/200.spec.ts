import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestCatalog } from '../../support/a-catalog.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { PATHS } from '../../support/operations.js';
import { startApi, type TestApi } from '../../support/start-api.js';

const catalog = new TestCatalog();
let api: TestApi;
beforeAll(async () => {
  await catalog.promote(FIXTURE);
  api = await startApi({ catalog });
});
afterAll(() => api.close());

describe.each(PATHS)('a 200 of %s', path => {
  it('has every header field of the contract', async () => {
    const { headers } = await api.get(path);
    const { id, builtAt } = catalog.current()!;
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60',
      vary: 'Authorization, X-API-Key, Origin, Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'last-modified': builtAt.toUTCString(),
      'catalog-generation': id,
      'request-id': expect.stringMatching(/^[\w.-]+$/),
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'ratelimit-policy': expect.stringMatching(/^"second";q=10000;w=1, "month";q=1000000;w=\d+$/),
      ratelimit: expect.stringMatching(/^"second";r=\d+;t=[01], "month";r=\d+;t=\d+$/),
    });
  });

  it('has the same header fields and no body when asked with HEAD', async () => {
    const get = await api.get(path);
    const head = await api.request({
      method: 'HEAD',
      url: path,
      headers: { authorization: `Bearer ${api.key}` },
    });
    const compared = ({ 'request-id': _id, ratelimit: _limits, date: _date, ...rest }: typeof get.headers) =>
      rest;
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(compared(head.headers)).toEqual(compared(get.headers));
  });

  it('is the same for every key', async () => {
    const other = await api.admission.issueKey();
    const mine = await api.get(path);
    const theirs = await api.get(path, { authorization: `Bearer ${other}` });
    expect([theirs.headers.etag, theirs.body]).toEqual([mine.headers.etag, mine.body]);
  });

  it('comes from memory the second time', async () => {
    await api.get(path);
    const { asked } = catalog;
    await api.get(path);
    expect(catalog.asked).toBe(asked);
  });

  it('ignores a body', async () => {
    const answer = await api.request({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' },
      payload: '{ not json',
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a 200', () => {
  it('is computed once for the same request at the same time, whatever the order of the parameters', async () => {
    const { asked } = catalog;
    const urls = ['?year=2019&language=de', '?language=de&year=2019', '?language=d%65&year=2019'];
    await Promise.all(urls.map(query => api.get(`/api/v1/games${query}`)));
    expect(catalog.asked).toBe(asked + 1);
  });
});
