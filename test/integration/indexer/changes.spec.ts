import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Catalog, CursorCodec, RESOURCES, promotionId, type Change, type Resource } from '#libs/catalog';
import {
  changeIndexName,
  connectElastic,
  formerChangeIndexName,
  type ElasticCatalog,
} from '#libs/search-elastic';
import { runs } from '#libs/testing';
import { realElasticsearch } from '../../support/real-services.js';
import { PATIENCE_MS, until } from '../../support/until.js';
import { aGameRecord, aSource, type SourceRecords } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

const REINDEXES = runs(8);
const NAMES = ['Anchor', 'Beacon', 'Cove', 'Dune', 'Estuary', 'Fjord', 'Gulf', 'Haven'];

describeIndexer('the log of changes', indexed => {
  let elastic: ElasticCatalog;
  let catalog: Catalog;

  beforeEach(() => {
    const { prefix } = indexed();
    elastic = connectElastic({
      nodes: [realElasticsearch()],
      prefix,
      timeoutMs: PATIENCE_MS,
      onFailure: failure => {
        throw failure;
      },
    });
    catalog = new Catalog(
      elastic.search,
      elastic.generations,
      new CursorCodec(['a secret of the test']),
      elastic.changes,
    );
  });
  afterEach(() => elastic.close());

  it('leads a client to an equal copy after any reindexes and rollbacks', async () => {
    await promote();
    await elastic.start();
    const copy = new Copy(catalog);
    await copy.walk();
    const steps = fc.sample(aStep, { numRuns: REINDEXES, ...(!process.env.TEST_LONG && { seed: 7 }) });
    for (const step of steps) {
      await take(step);
      if (step.isFollowed) {
        await copy.follow();
        expect(copy.text()).toBe(await freshCopy());
      }
    }
    await copy.follow();
    expect(copy.text()).toBe(await freshCopy());
    expect(copy.read).toBeLessThan(REINDEXES * RESOURCES.length * 10);
  });

  it('has each change of a promotion once, in the order of lists and slugs', async () => {
    await promote();
    await elastic.start();
    const { until: since } = await catalog.changes({ limit: 1 });
    const generation = await promote(({ games, mechanics }) => {
      games.push(aGameRecord('Anchor'));
      games.splice(0, 1, { ...aGameRecord('Harbour'), minAge: 14 });
      mechanics.push({ id: 'bluffing', label: { en: 'Bluffing' } });
    });
    const changes = await changesSince(since);
    expect(changes.map(({ resource, kind, id }) => `${resource} ${kind} ${id}`)).toEqual([
      'games created anchor',
      'games updated harbour',
      // Their numbers of games.
      'mechanics updated auction',
      'mechanics created bluffing',
      'categories updated economic',
      'publishers updated first-house',
      'people updated ada-first',
      'people updated bob-second',
    ]);
    expect(changes).toContainEqual(expect.objectContaining({ kind: 'updated', id: 'harbour', generation }));
  });

  it.each(['log', 'promote'])(
    'has each change once after an indexer was killed at "%s" and another one ran',
    async event => {
      await promote();
      await elastic.start();
      const { until: since } = await catalog.changes({ limit: 1 });
      const source = await aSource(({ games }) => games.push(aGameRecord('Anchor')));
      const run = indexed().start(['run', '--source', source]);
      await run.told(event);
      run.signal('SIGKILL');
      await run.outcome;
      await indexed().promote(source);
      await served();
      const changes = await changesSince(since);
      expect(
        changes.filter(({ resource }) => resource === 'games').map(({ kind, id }) => [kind, id]),
      ).toEqual([['created', 'anchor']]);
    },
  );

  it('never shows changes of a promotion that did not take effect, and prunes them', async () => {
    await promote();
    await elastic.start();
    const { until: since } = await catalog.changes({ limit: 1 });
    const index = changeIndexName(indexed().prefix);
    // Between the promotions that take effect.
    const promotion = promotionId(new Date(), elastic.generations.currentPromotion());
    const change = { resource: 'games', id: 'stray', kind: 'created', generation: 'none' };
    await indexed().client.index({
      index,
      document: { promotion, row: 0, changes: [change] },
      refresh: true,
    });
    await promote(({ games }) => games.push(aGameRecord('Anchor')));
    expect((await changesSince(since)).map(({ id }) => id)).not.toContain('stray');
    await indexed().indexer('prune');
    const { count } = await indexed().client.count({ index, query: { term: { promotion } } });
    expect(count).toBe(0);
  });

  it('has each change of a large promotion once, on pages of any size, as does a walk over several promotions', async () => {
    await promote();
    await elastic.start();
    const { until: since } = await catalog.changes({ limit: 1 });
    const made = Array.from({ length: 130 }, (_, index) => `Island ${String(index).padStart(3, '0')}`);
    await promote(({ games }) => games.push(...made.slice(0, 80).map(name => aGameRecord(name))));
    const { until: between } = await catalog.changes({ since, limit: 1 });
    await promote(({ games }) => games.push(...made.map(name => aGameRecord(name))));
    const first = await changesSince(since);
    expect(first.flatMap(({ id }) => (id.startsWith('island') ? [id] : []))).toEqual(
      made.map(name => name.toLowerCase().replace(' ', '-')),
    );
    for (const limit of [1, 7, 24, 25, 26, 50]) expect(await changesSince(since, limit)).toEqual(first);
    expect((await changesSince(between, 26)).filter(({ id }) => id.startsWith('island'))).toHaveLength(50);
  });

  it.each([
    ['a promotion', (): Promise<unknown> => promote(({ games }) => games.push(aGameRecord('Beacon')))],
    [
      'a rollback on a full disk',
      async (): Promise<void> => {
        await indexed().fillDisk();
        await indexed().indexer('rollback');
      },
    ],
  ])(
    'leaves nothing of the log of an earlier version, which that version would read on: %s',
    async (_, act) => {
      const index = formerChangeIndexName(indexed().prefix);
      await promote();
      await promote(({ games }) => games.push(aGameRecord('Anchor')));
      await indexed().client.indices.create({ index, aliases: { [`${indexed().prefix}-changes`]: {} } });
      await act();
      expect(await indexed().client.indices.exists({ index })).toBe(false);
    },
  );

  it('has no change where the same catalog is built again, and its older cursors stay valid', async () => {
    await promote();
    await elastic.start();
    const { until: since } = await catalog.changes({ limit: 1 });
    await indexed().promote(await aSource(), '--force');
    await served();
    expect(await changesSince(since)).toEqual([]);
  });

  it('begins again, and refuses older cursors, where a full disk kept a rollback from being logged', async () => {
    await promote();
    await promote(({ games }) => games.push(aGameRecord('Anchor')));
    await elastic.start();
    const before = (await catalog.changes({ limit: 1 })).until;
    await indexed().fillDisk();
    expect((await indexed().indexer('rollback')).code).toBe(0);
    await served();
    await expect(catalog.changes({ since: before, limit: 1 })).rejects.toThrow('no longer kept');
    const { until: since } = await catalog.changes({ limit: 1 });
    await indexed().client.indices.putSettings({
      index: `${indexed().prefix}-*`,
      settings: { 'index.blocks.read_only_allow_delete': null },
    });
    await promote(({ games }) => games.push(aGameRecord('Beacon')));
    expect((await changesSince(since)).map(({ id }) => id)).toContain('beacon');
    await expect(catalog.changes({ since: before, limit: 1 })).rejects.toThrow('no longer kept');
  });

  it('refuses older cursors where an older version, which logs nothing, promoted meanwhile', async () => {
    await promote();
    await promote(({ games }) => games.push(aGameRecord('Anchor')));
    await elastic.start();
    const { until: since } = await catalog.changes({ limit: 1 });
    await removeMark();
    await promote(({ games }) => games.push(aGameRecord('Beacon')));
    await expect(catalog.changes({ since, limit: 1 })).rejects.toThrow('no longer kept');
  });

  it('refuses older cursors while it serves what an older version, which logs nothing, promoted', async () => {
    await promote();
    await elastic.start();
    const { until: since } = await catalog.changes({ limit: 1 });
    const generation = await promote(({ games }) => games.push(aGameRecord('Anchor')));
    await removeMark();
    await until(async () => elastic.generations.currentPromotion() === generation);
    await expect(catalog.changes({ since, limit: 1 })).rejects.toThrow('no longer kept');
  });

  async function removeMark(): Promise<void> {
    const name = `${indexed().prefix}-promoted-*`;
    await indexed().client.indices.deleteAlias({ index: `${indexed().prefix}-games-*`, name });
  }

  async function promote(change?: (records: SourceRecords) => void): Promise<string> {
    const generation = await indexed().promote(await aSource(change), '--allow-shrink');
    if (elastic.generations.currentIfKnown() !== undefined) await served();
    return generation;
  }

  /** Waits until the process serves what is promoted. */
  async function served(): Promise<void> {
    const aliases = await indexed().client.indices.getAlias({ index: `${indexed().prefix}-games-*` });
    const names = Object.values(aliases).flatMap(index => Object.keys(index.aliases));
    const promotion = names.find(name => name.includes('-promoted-'))?.slice(-19);
    await until(async () => elastic.generations.currentPromotion() === promotion);
  }

  async function take({ names, minAge, isRollback }: Step): Promise<void> {
    if (!isRollback) {
      await promote(({ games }) => games.push(...names.map(name => ({ ...aGameRecord(name), minAge }))));
      return;
    }
    await indexed().indexer('rollback');
    await served();
  }

  /** Every page from `since` on. */
  async function changesSince(since: string, limit = 200): Promise<readonly Change[]> {
    const found: Change[] = [];
    let cursor: string | undefined;
    do {
      const page = await catalog.changes({ since, cursor, limit });
      found.push(...page.changes);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return found;
  }

  async function freshCopy(): Promise<string> {
    const copy = new Copy(catalog);
    await copy.walk();
    return copy.text();
  }
});

interface Step {
  readonly names: readonly string[];
  readonly minAge: number;
  readonly isRollback: boolean;
  readonly isFollowed: boolean;
}

const aStep: fc.Arbitrary<Step> = fc.record({
  names: fc.subarray(NAMES),
  minAge: fc.integer({ min: 1, max: 3 }),
  isRollback: fc.integer({ min: 0, max: 3 }).map(n => n === 0),
  isFollowed: fc.boolean(),
});

/** Someone who keeps a copy of every list. */
class Copy {
  private readonly records = new Map<string, string>();
  private since: string | undefined;
  /** Records that were read again. */
  read = 0;

  constructor(private readonly catalog: Catalog) {}

  async walk(): Promise<void> {
    this.since = (await this.catalog.changes({ limit: 1 })).until;
    for (const resource of RESOURCES) {
      const { items } = await this.catalog.list({ resource, filters: {}, limit: 50 });
      for (const item of items) this.records.set(`${resource}/${item.id}`, JSON.stringify(item));
    }
  }

  async follow(): Promise<void> {
    for (let cursor: string | undefined; ;) {
      const {
        changes,
        nextCursor,
        until: end,
      } = await this.catalog.changes({ since: this.since, cursor, limit: 3 });
      for (const { resource, id, kind } of changes)
        if (kind === 'deleted') this.records.delete(`${resource}/${id}`);
        else await this.readAgain(resource, id);
      cursor = nextCursor;
      if (cursor !== undefined) continue;
      this.since = end;
      return;
    }
  }

  /** By slug, ascending. */
  text(): string {
    return [...this.records]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(entry => entry.join(' '))
      .join('\n');
  }

  private async readAgain(resource: Resource, id: string): Promise<void> {
    this.read++;
    // One that was deleted since then comes as another change.
    const { items } = await this.catalog.list({ resource, filters: { ids: [id] }, limit: 1 });
    for (const item of items) this.records.set(`${resource}/${id}`, JSON.stringify(item));
  }
}
