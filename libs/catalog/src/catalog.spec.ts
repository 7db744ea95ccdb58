import { describe, expect, it, jest } from '@jest/globals';
import { Catalog } from './catalog.js';
import { CatalogUnavailable, ExpiredCursor, RecordNotFound } from './errors.js';
import type { Generation } from './model/generation.js';
import { RESOURCES, type Resource } from './model/resources.js';
import type { CatalogChanges } from './ports/catalog-changes.js';
import { CatalogGenerations } from './ports/catalog-generations.js';
import { CatalogSearch } from './ports/catalog-search.js';
import { CursorCodec, shortDigest } from './query/cursor.js';
import type { Found, ListQuery, ListRequest } from './query/list-query.js';
import type { Suggestion } from './query/suggestion.js';

function generation(id: string, digest: string): Generation {
  return {
    id,
    digest,
    builtAt: new Date(0),
    longestTitleWords: Object.fromEntries(RESOURCES.map(resource => [resource, 3])),
    missingFields: [],
  };
}

class Generations extends CatalogGenerations {
  constructor(public kept: Generation[]) {
    super();
  }
  override current() {
    return this.kept[0];
  }
  override withDigest(digest: string) {
    return this.kept.find(each => shortDigest(each.digest) === digest);
  }
}

/** Mechanics `m1` … `m5` in every generation; remembers which generations it was asked for. */
class FiveMechanics extends CatalogSearch {
  asked: string[] = [];
  override list<R extends Resource>({ id }: Generation, { after, count }: ListRequest<R>): Promise<Found<R>> {
    this.asked.push(id);
    const slugs = ['m1', 'm2', 'm3', 'm4', 'm5'].filter(
      slug => after === undefined || slug > String(after[0]),
    );
    const hits = slugs
      .slice(0, count)
      .map(slug => ({ item: { id: slug, label: { en: slug } } as never, position: [slug] }));
    return Promise.resolve({ hits });
  }
  override nearestSlugs() {
    return Promise.resolve(['note']);
  }
  override suggest(_: Generation, _list: Resource): Promise<Suggestion[]> {
    return Promise.resolve([]);
  }
  override partialMatches() {
    return Promise.resolve([]);
  }
  override namesIn() {
    return Promise.resolve([]);
  }
  override record() {
    return Promise.resolve(undefined);
  }
  override editionsOf() {
    return Promise.resolve(undefined);
  }
}

const NO_LOG = {} as CatalogChanges;
const old = generation('1', '11'.repeat(32));
const fresh = generation('2', '22'.repeat(32));
const page: ListQuery<'mechanics'> = { resource: 'mechanics', filters: {}, limit: 2 };

function setUp(...kept: Generation[]) {
  const search = new FiveMechanics();
  const generations = new Generations(kept);
  return {
    search,
    generations,
    catalog: new Catalog(search, generations, new CursorCodec(['secret']), NO_LOG),
  };
}

describe('Catalog', () => {
  it('counts once for all pages of a walk, whatever their size and order, and again for other matches', async () => {
    const { search, catalog } = setUp(fresh, old);
    const list = jest.spyOn(search, 'list').mockImplementation((_, request) => {
      const hits = ['m1', 'm2', 'm3'].map(slug => ({ item: { id: slug } as never, position: [slug] }));
      return Promise.resolve({ hits, ...(request.countsMatches && { total: 5 }) });
    });
    const counted = { ...page, countsMatches: true };
    const first = await catalog.list(counted);
    const second = await catalog.list({ ...counted, cursor: first.nextCursor });
    await catalog.list({ ...counted, limit: 1 });
    expect([first.total, second.total]).toEqual([5, 5]);
    expect(list.mock.calls.map(([, { countsMatches }]) => countsMatches)).toEqual([
      true,
      undefined,
      undefined,
    ]);
    await catalog.list({ ...counted, filters: { ids: ['m1', 'm2'] } });
    await catalog.list({ ...counted, filters: { ids: ['m2', 'm1'] } });
    expect(list.mock.calls.slice(3).map(([, { countsMatches }]) => countsMatches)).toEqual([true, undefined]);
    expect((await catalog.list(page)).total).toBeUndefined();
  });

  it('visits every item once and recognizes the last page', async () => {
    const { catalog } = setUp(old);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await catalog.list({ ...page, cursor });
      seen.push(...items.map(item => item.id));
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  });

  it.each([
    [
      'others than the searched one, where nothing matches',
      {},
      RESOURCES.filter(list => list !== 'mechanics'),
    ],
    ['all, where filters may leave matches out', { ids: ['m9'] }, [...RESOURCES]],
  ])('asks for the suggestions of an empty page once a list: %s', async (_, filters, lists) => {
    const { search, catalog } = setUp(old);
    jest.spyOn(search, 'list').mockResolvedValue({ hits: [] });
    const suggest = jest.spyOn(search, 'suggest');
    await catalog.list({ ...page, filters, q: 'xyzzy' });
    const asked = suggest.mock.calls.map(([, list]) => list);
    expect(asked.toSorted()).toEqual(lists.toSorted());
  });

  it('says nothing about what filters leave out, and matches no part instead', async () => {
    const { search, catalog } = setUp(old);
    jest.spyOn(search, 'list').mockResolvedValue({ hits: [] });
    const leftOut: Suggestion = {
      type: 'mechanics',
      id: 'm1',
      title: 'xyzzy',
      language: 'en',
      yearPublished: undefined,
      position: [16, 5, 'm1'],
    };
    jest
      .spyOn(search, 'suggest')
      .mockImplementation((_, list) => Promise.resolve(list === 'mechanics' ? [leftOut] : []));
    const partialMatches = jest.spyOn(search, 'partialMatches');
    const { suggestions } = await catalog.list({ ...page, filters: { ids: ['m9'] }, q: 'xyzzy' });
    expect(suggestions).toEqual([]);
    expect(partialMatches).not.toHaveBeenCalled();
  });

  it('returns no cursor after a full last page', async () => {
    const { catalog } = setUp(old);
    expect((await catalog.list({ ...page, limit: 5 })).nextCursor).toBeUndefined();
  });

  it('stays in the generation in which a walk began', async () => {
    const { catalog, generations, search } = setUp(old);
    const { nextCursor } = await catalog.list(page);
    generations.kept = [fresh, old];
    await catalog.list({ ...page, cursor: nextCursor });
    expect(search.asked).toEqual(['1', '1']);
  });

  it('continues after a restart with the same content', async () => {
    const { catalog, generations, search } = setUp(old);
    const { nextCursor } = await catalog.list(page);
    generations.kept = [generation('3', old.digest)];
    await catalog.list({ ...page, cursor: nextCursor });
    expect(search.asked).toEqual(['1', '3']);
  });

  it('says that a cursor into a generation no longer kept has expired', async () => {
    const { catalog, generations } = setUp(old);
    const { nextCursor } = await catalog.list(page);
    generations.kept = [fresh];
    await expect(catalog.list({ ...page, cursor: nextCursor })).rejects.toThrow(ExpiredCursor);
  });

  it('answers a query of more words than any title has without asking the engine', async () => {
    const { catalog, search } = setUp(old);
    const answer = await catalog.list({ resource: 'games', filters: {}, limit: 2, q: 'one two three four' });
    expect([answer.items, search.asked]).toEqual([[], []]);
  });

  it('is unavailable before the first generation', async () => {
    const { catalog } = setUp();
    await expect(catalog.list(page)).rejects.toThrow(CatalogUnavailable);
  });

  it('names the slug of a game it does not have', async () => {
    const { catalog } = setUp(old);
    await expect(catalog.record('games', 'nope')).rejects.toThrow(
      new RecordNotFound('games', 'nope', ['note']),
    );
  });

  it('asks no engine for a game whose slug is longer than any can be', async () => {
    const { catalog, search } = setUp(old);
    const asked = jest.spyOn(search, 'record');
    await expect(catalog.record('games', 'x'.repeat(201))).rejects.toThrow(RecordNotFound);
    expect(asked).not.toHaveBeenCalled();
  });

  describe('with a generation that was built before a field of this version', () => {
    const games: ListQuery<'games'> = { resource: 'games', filters: {}, limit: 2 };
    const outdated = { ...old, missingFields: ['games.year', 'games.mechanic'] };

    it.each<[string, Partial<ListQuery<'games'>>]>([
      ['filters by it', { filters: { yearFrom: 2000 } }],
      ['orders by it', { sort: { fieldName: 'year', descends: false } }],
      ['counts its values', { facets: ['mechanic'] }],
    ])('fails instead of finding nothing when a query %s', async (_, query) => {
      const { catalog, search } = setUp(outdated);
      await expect(catalog.list({ ...games, ...query })).rejects.toThrow(CatalogUnavailable);
      expect(search.asked).toEqual([]);
    });

    it('refuses a list that it does not have, and its records', async () => {
      const { catalog, search } = setUp({ ...old, missingFields: ['games'] });
      await expect(catalog.list(games)).rejects.toThrow('field not indexed');
      await expect(catalog.record('games', 'any')).rejects.toThrow('field not indexed');
      expect(search.asked).toEqual([]);
    });

    it('answers queries that do not need it', async () => {
      const { catalog } = setUp(outdated);
      const query = { ...games, filters: { players: 2 }, facets: ['language'] };
      expect((await catalog.list(query)).items).toHaveLength(2);
    });
  });
});
