import type { Client, estypes } from '@elastic/elasticsearch';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { titleQuery, type Generation, type ListRequest } from '#libs/catalog';
import { ElasticSearch } from './elastic-search.js';
import { Vocabularies } from './vocabulary/vocabularies.js';

const PREFIX = 'catalog';
const generation: Generation = {
  id: '20261121t092535837z',
  digest: '11'.repeat(32),
  builtAt: new Date(0),
  longestTitleWords: { games: 3, publishers: 3, people: 3 },
  missingFields: [],
};
const byTitle: ListRequest<'games'> = {
  resource: 'games',
  filters: {},
  title: titleQuery('catan'),
  after: undefined,
  count: 10,
};

/** Requests to the list of games. */
let requests: number;
const client = {
  search: ({ index }: estypes.SearchRequest) => {
    if (index === `${PREFIX}-games-${generation.id}`) requests++;
    return Promise.resolve({ timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } });
  },
} as unknown as Client;
let vocabularies: Vocabularies;
let search: ElasticSearch;

beforeEach(() => {
  requests = 0;
  vocabularies = new Vocabularies(client, PREFIX, () => {});
  search = new ElasticSearch(client, vocabularies, { prefix: PREFIX, timeoutMs: 1_000 });
});

describe('with a vocabulary', () => {
  beforeEach(() => vocabularies.prepare(generation));

  it.each(['cat', 'cata', 'catan', 'catan cities'])('requests suggestions for "%s" once', async typed => {
    await search.suggest(generation, 'games', titleQuery(typed), 10);
    expect(requests).toBe(1);
  });

  it('requests a page of a title search once', async () => {
    await search.list(generation, byTitle);
    expect(requests).toBe(1);
  });
});

describe('without a vocabulary', () => {
  it('requests typos only for a page that titles without a typo do not fill', async () => {
    await search.list(generation, byTitle);
    expect(requests).toBe(2);
  });

  it('requests all matches at once when they are sorted', async () => {
    await search.list(generation, { ...byTitle, sort: { fieldName: 'year', descends: true } });
    expect(requests).toBe(1);
  });
});
