import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import MiniSearch from 'minisearch';
import { startApi, type TestApi } from '../support/start-api.js';

interface Found {
  readonly url: string;
  readonly excerpt: string;
}

/** What people type, and the page that answers it. */
const TYPED: readonly (readonly [typed: string, path: string])[] = [
  ['autocomplete', '/docs/guides/type-ahead'],
  ['type-ahead', '/docs/guides/type-ahead'],
  ['licence', '/docs/guides/not-here'],
  ['mcp', '/docs/guides/assistants'],
  ['bgg', '/docs/guides/not-here'],
  ['pricing', '/docs/guides/not-here'],
  ['images', '/docs/guides/not-here'],
  ['webhook', '/docs/guides/not-here'],
  ['sort by rating', '/docs/guides/not-here'],
  ['postman', '/docs/reference'],
  ['timeout', '/docs/guides/client'],
  ['paging', '/docs/guides/pagination'],
  ['sdk', '/docs/guides/client'],
  ['cors', '/docs/guides/keys-in-web-pages'],
  ['token', '/docs/guides/authentication'],
  ['429', '/docs/guides/limits'],
  ['etag', '/docs/guides/caching'],
  ['python', '/docs/guides/python'],
  ['facets', '/docs/guides/facets'],
  ['translations', '/docs/guides/languages'],
  ['minAge', '/docs/reference/list-games'],
  ['yearFrom', '/docs/reference/list-games'],
  ['rotate a key', '/docs/guides/keys'],
  ['bulk export', '/docs/guides/not-here'],
  ['pagnation', '/docs/guides/pagination'],
  ['typos', '/docs/guides/searching'],
  ['retry-after', '/docs/guides/errors'],
  ['invalid_cursor', '/errors/invalid_cursor'],
  ['quick start', '/docs'],
  ['changelog', '/docs/changelog'],
  ['license', '/docs/guides/not-here'],
  ['price of a game', '/docs/guides/not-here'],
  ['reviews', '/docs/guides/not-here'],
  ['logo', '/docs/guides/not-here'],
  ['chatgpt', '/docs/guides/assistants'],
  ['next page', '/docs/guides/pagination'],
  ['typeahead', '/docs/guides/type-ahead'],
  ['rate limit', '/docs/guides/limits'],
  ['quota', '/docs/guides/limits'],
  ['throttling', '/docs/guides/limits'],
  ['npm', '/docs/guides/client'],
  ['typescript', '/docs/guides/client'],
  ['openapi', '/docs/reference'],
  ['swagger', '/docs/reference'],
  ['java', '/docs/guides/client'],
  ['curl', '/docs'],
  ['bearer', '/docs/guides/authentication'],
  ['api key', '/docs/guides/authentication'],
  ['origin', '/docs/guides/keys-in-web-pages'],
  ['fuzzy', '/docs/guides/searching'],
  ['misspelling', '/docs/guides/searching'],
  ['number of players', '/docs/guides/filters'],
  ['german', '/docs/guides/languages'],
  ['sync', '/docs/guides/mirrors'],
  ['deprecation', '/docs/guides/versions'],
  ['wishlist', '/docs/guides/not-here'],
  ['boardgamegeek', '/docs/guides/not-here'],
  ['304', '/docs/guides/caching'],
  ['aggregations', '/docs/guides/facets'],
  ['revoked', '/errors/revoked_api_key'],
];

describe('the search of the documentation', () => {
  let api: TestApi;
  let find: (query: string) => readonly Found[];
  beforeAll(async () => {
    api = await startApi({ isDocumented: true });
    const bodyOf = async (url: string) => (await api.request({ url })).body;
    const [, index = ''] = /data-search-index="([^"]+)"/.exec(await bodyOf('/docs')) ?? [];
    const code = await readFile('libs/documentation/src/assets/search.js', 'utf8');
    const { openSearch } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      openSearch: (library: unknown, entries: unknown) => typeof find;
    };
    find = openSearch(MiniSearch, JSON.parse(await bodyOf(index)));
  });
  afterAll(() => api.close());

  it.each(TYPED)('finds the page that answers "%s"', (typed, path) => {
    const paths = find(typed).map(({ url }) => url.split('#')[0]);
    expect(paths.slice(0, 3)).toContain(path);
  });

  it('shows each page once, and whole words of it', () => {
    const found = find('timeout');
    const paths = found.map(({ url }) => url.split('#')[0]);
    expect(paths).toEqual([...new Set(paths)]);
    for (const { excerpt } of found) expect(excerpt).toMatch(/^(?:… )?\S.*\S(?: …)?$/s);
  });
});
