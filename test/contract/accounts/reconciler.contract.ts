import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CreatedKey, ForeignPublication, PublicationWouldShrink, Reconciler } from '#libs/accounts';
import {
  type KeyPublication,
  type LimiterCounters,
  mintApiKey,
  type MonthCount,
  StoreUnavailable,
  tagOfKeyId,
} from '#libs/admission';
import { aPublishedAccount, aPublishedKey, mintTestKey, type TestKey } from '../admission/test-engine.js';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

const KEY = { email: 'ada@example.org', name: 'my site' };
const MONTH = '2026-11';

/** What the `Reconciler` guarantees on every database. */
export function reconcilerContract(newDatabase: NewDatabase): void {
  let test: TestAccounts;
  beforeEach(async () => {
    test = await openTestAccounts(newDatabase);
  });
  afterEach(() => test.close());

  /** A key that is recorded while the store is unavailable. */
  async function unpublishedKey(): Promise<CreatedKey> {
    test.engine.unavailable = true;
    const created = await test.registry.create(KEY);
    test.engine.unavailable = false;
    return created;
  }

  /** A key in the store that the database does not know. */
  async function publishForeignKey(): Promise<TestKey> {
    const key = mintTestKey();
    await test.engine.publication.publish({ accounts: [aPublishedAccount(key)], keys: [aPublishedKey(key)] });
    return key;
  }

  const monthUsed = async ({ keyId }: { keyId: string }) =>
    (await test.engine.counters.monthUsed(tagOfKeyId(keyId), MONTH)).get(1);

  describe('publishing what is pending', () => {
    it('publishes a key that could not be published before', async () => {
      const { key } = await unpublishedKey();
      await test.reconciler.publishPending();
      expect(await test.requestWith(key)).toBe('admitted');
      expect(await test.registry.list()).toMatchObject([{ published: true }]);
    });

    it('publishes a revocation', async () => {
      const { key, keyId } = await test.registry.create(KEY);
      test.engine.unavailable = true;
      await test.registry.revoke(keyId);
      test.engine.unavailable = false;
      await test.reconciler.publishPending();
      expect(await test.requestWith(key)).toBe('revoked');
    });

    it('publishes a plan that could not be published before', async () => {
      const { key } = await test.registry.create(KEY);
      await test.plans.put({ name: 'tiny', ratePerSecond: 10, requestsPerMonth: 1, maxActiveKeys: 1 });
      test.engine.unavailable = true;
      expect(await test.plans.assign({ email: KEY.email, plan: 'tiny' })).toMatchObject({ published: false });
      expect(await test.registry.list()).toMatchObject([{ published: false }]);
      test.engine.unavailable = false;
      await test.reconciler.publishPending();
      expect([await test.requestWith(key), await test.requestWith(key)]).toEqual([
        'admitted',
        'quota-exceeded',
      ]);
      expect(await test.registry.list()).toMatchObject([{ published: true }]);
    });

    it('fills a store that lost its data with everything', async () => {
      const { key } = await test.registry.create(KEY);
      await test.engine.loseEverything();
      expect(await test.requestWith(key)).toBe('data-lost');
      await test.reconciler.publishPending();
      expect(await test.requestWith(key)).toBe('admitted');
    });
  });

  describe('a store that lost everything', () => {
    it('gets its keys back, revoked ones as revoked', async () => {
      const active = await test.registry.create(KEY);
      const revoked = await test.registry.create(KEY);
      await test.registry.revoke(revoked.keyId);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      expect(await test.requestWith(active.key)).toBe('data-lost');
      expect(await test.reconciler.reconcile()).toEqual({ published: 2, withdrawn: 0 });
      expect(await test.requestWith(active.key)).toBe('admitted');
      expect(await test.requestWith(revoked.key)).toBe('revoked');
    });

    it('gets the used quota of the month back', async () => {
      const created = await test.registry.create(KEY);
      for (let count = 0; count < 3; count++) await test.requestWith(created.key);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      await test.reconciler.reconcile();
      expect(await monthUsed(created)).toBe(3);
    });

    it('gets it back with the first publication, and never a lower count than it has', async () => {
      const created = await test.registry.create(KEY);
      const busy = await test.registry.create({ ...KEY, email: 'bob@example.org' });
      for (let count = 0; count < 3; count++) await test.requestWith(created.key);
      await test.requestWith(busy.key);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      const { key } = await test.registry.rotate(busy.keyId);
      for (let count = 0; count < 2; count++) await test.requestWith(key);
      expect([await monthUsed(created), await monthUsed(busy)]).toEqual([3, 3]);
      expect(await test.requestWith(created.key)).toBe('admitted');
      await test.reconciler.reconcile();
      expect([await monthUsed(created), await monthUsed(busy)]).toEqual([4, 3]);
    });

    it('admits nothing before it has its counters back', async () => {
      const { key } = await test.registry.create(KEY);
      for (let count = 0; count < 3; count++) await test.requestWith(key);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      const { database, engine, clock } = test;
      const raised: string[] = [];
      const counters = Object.assign(Object.create(engine.counters) as LimiterCounters, {
        raiseMonths: async (counts: readonly MonthCount[]) => {
          raised.push(await test.requestWith(key));
          await engine.counters.raiseMonths(counts);
        },
      });
      await new Reconciler({
        database,
        engine: { ...engine, counters, publication: engine.publication },
        clock,
      }).reconcile();
      expect(raised).toEqual(['data-lost']);
    });

    it('does not make requests count twice in the history', async () => {
      const { keyId } = await test.registry.create(KEY);
      await test.use({ keyId, day: '2026-11-21', count: 5 });
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      await test.reconciler.reconcile();
      await test.use({ keyId, day: '2026-11-21', count: 6 });
      await test.reconciler.reconcile();
      expect((await test.history.of(keyId)).days).toMatchObject([{ count: 11 }]);
    });

    it('is restored only once by several processes', async () => {
      const created = await test.registry.create(KEY);
      for (let count = 0; count < 3; count++) await test.requestWith(created.key);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      const { database, engine, clock } = test;
      const others = [1, 2, 3].map(() => new Reconciler({ database, engine, clock }));
      await Promise.all(others.map(reconciler => reconciler.reconcile()));
      expect(await monthUsed(created)).toBe(3);
      expect(await test.requestWith(created.key)).toBe('admitted');
    });
  });

  describe('a store that differs', () => {
    it('loses a key that the database does not know, if there are nine others', async () => {
      for (let count = 0; count < 9; count++)
        await test.registry.create({ ...KEY, email: `${count}@example.org` });
      const foreign = await publishForeignKey();
      expect(await test.reconciler.reconcile()).toEqual({ published: 0, withdrawn: 1 });
      expect(await test.requestWith(foreign.key)).toBe('unknown');
      expect((await test.engine.publication.revisions()).accounts.has(foreign.accountTag)).toBe(false);
    });

    it('gets a single key back, with its used quota', async () => {
      const created = await test.registry.create(KEY);
      await test.requestWith(created.key);
      await test.reconciler.reconcile();
      await test.engine.publication.withdraw([created.keyId]);
      expect(await test.reconciler.reconcile()).toEqual({ published: 1, withdrawn: 0 });
      expect(await test.requestWith(created.key)).toBe('admitted');
      expect(await monthUsed(created)).toBe(2);
    });

    it('follows a database that was restored from a backup', async () => {
      const created = await test.registry.create(KEY);
      const key = { ...mintApiKey(created.keyId), accountTag: tagOfKeyId(created.keyId) };
      await test.engine.publication.publish({
        accounts: [aPublishedAccount(key, { revision: 9, requestsPerMonth: 1 })],
        keys: [aPublishedKey(key, { revision: 9, state: 'revoked' })],
      });
      await test.reconciler.reconcile();
      expect([await test.requestWith(created.key), await test.requestWith(created.key)]).toEqual([
        'admitted',
        'admitted',
      ]);
    });

    it('is not changed when it is equal', async () => {
      await test.registry.create(KEY);
      await test.reconciler.reconcile();
      expect(await test.reconciler.reconcile()).toEqual({ published: 0, withdrawn: 0 });
    });

    it('is filled again with everything when requested', async () => {
      const { key, keyId } = await test.registry.create(KEY);
      expect(await test.reconciler.reconcile({ everything: true })).toEqual({ published: 1, withdrawn: 0 });
      await test.engine.publication.publish({
        accounts: [],
        keys: [aPublishedKey({ ...mintApiKey(keyId), accountTag: tagOfKeyId(keyId) })],
      });
      expect(await test.requestWith(key)).toBe('unknown');
      await test.reconciler.reconcile({ everything: true });
      expect(await test.requestWith(key)).toBe('admitted');
    });
  });

  describe('a publication that would do harm', () => {
    /** Everything in the store. */
    const contents = async () => {
      const { accounts, keys } = await test.engine.publication.revisions();
      return { ...(await test.engine.publication.state()), accounts: [...accounts], keys: [...keys] };
    };

    it('is refused for more than a tenth of the keys, and changes nothing', async () => {
      await test.registry.create(KEY);
      for (let count = 0; count < 8; count++) await publishForeignKey();
      const before = await contents();
      const refused = test.reconciler.reconcile();
      await expect(refused).rejects.toThrow(PublicationWouldShrink);
      await expect(refused).rejects.toThrow('8 of the 9 keys');
      await expect(refused).rejects.toThrow('--allow-shrink');
      expect(await contents()).toEqual(before);
      // Single changes still succeed, and do not clear the refusal.
      const { key } = await test.registry.rotate((await test.registry.list())[0]!.keyId);
      await test.reconciler.publishPending();
      expect(await test.requestWith(key)).toBe('admitted');
      expect(test.reconciler.refusal).toBeInstanceOf(PublicationWouldShrink);
      expect((await test.reconciler.status()).problem?.message).toContain('--allow-shrink');
      expect(await test.reconciler.reconcile({ allowShrink: true })).toEqual({ published: 0, withdrawn: 8 });
      expect(test.reconciler.refusal).toBeUndefined();
    });

    it('does not include closing accounts, however many', async () => {
      const made = await Promise.all(
        ['a', 'b', 'c'].map(name => test.registry.create({ ...KEY, email: `${name}@example.org` })),
      );
      test.engine.unavailable = true;
      for (const { account } of made) {
        const { id } = await test.accounts.findOrCreate({ email: account });
        await test.personalData.deleteAccount(id);
      }
      test.engine.unavailable = false;
      await test.reconciler.reconcile();
      expect((await test.engine.publication.revisions()).keys.size).toBe(0);
    });

    it('is refused from another database, whatever it contains', async () => {
      const { key } = await test.registry.create(KEY);
      const before = await contents();
      const other = await openTestAccounts(anotherDatabase, test.engine);
      const refused = other.reconciler.reconcile();
      await expect(refused).rejects.toThrow(ForeignPublication);
      await expect(refused).rejects.toThrow(/another database .*--take-over/s);
      await expect(other.reconciler.publishPending()).rejects.toThrow(ForeignPublication);
      const created = await other.registry.create(KEY);
      expect(created).toMatchObject({
        published: false,
        refusal: expect.stringContaining('another database'),
      });
      const { id } = await other.accounts.findOrCreate({ email: KEY.email });
      expect(await other.personalData.deleteAccount(id)).toMatchObject({ published: false });
      expect(await contents()).toEqual(before);
      expect(await test.requestWith(key)).toBe('admitted');
      await other.close();
    });

    it('replaces another database only with takeOver, and withdraws keys only with allowShrink too', async () => {
      const old = await test.registry.create(KEY);
      const other = await openTestAccounts(anotherDatabase, test.engine);
      const fresh = await other.registry.create(KEY);
      const before = await contents();
      await expect(other.reconciler.reconcile({ takeOver: true })).rejects.toThrow(PublicationWouldShrink);
      expect(await contents()).toEqual(before);
      await other.reconciler.reconcile({ takeOver: true, allowShrink: true });
      expect([await test.requestWith(old.key), await test.requestWith(fresh.key)]).toEqual([
        'unknown',
        'admitted',
      ]);
      await expect(test.reconciler.publishPending()).rejects.toThrow(ForeignPublication);
      await other.close();
    });
  });

  describe.each(['revisions', 'withdraw', 'publish'] as const)(
    'while another process changes keys before its %s',
    step => {
      /** One pass, in which another process does `work` right before the step. */
      async function reconcileDuring(work: () => Promise<unknown>): Promise<void> {
        await test.registry.create({ ...KEY, email: 'bob@example.org' });
        await publishForeignKey();
        const { database, engine, clock } = test;
        const { publication, usageLog, counters } = engine;
        let done = 0;
        const before = async () => (done++ === 0 ? work() : undefined);
        const interrupted: KeyPublication = Object.assign(Object.create(publication) as KeyPublication, {
          [step]: async (argument: never) => {
            await before();
            return publication[step](argument);
          },
        });
        const pass = new Reconciler({
          database,
          engine: { publication: interrupted, usageLog, counters },
          clock,
        });
        await pass.reconcile({ everything: true, allowShrink: true });
        expect(done).toBeGreaterThan(0);
      }

      it('keeps a key that was created', async () => {
        let key = '';
        await reconcileDuring(async () => ({ key } = await test.registry.create(KEY)));
        expect(await test.requestWith(key)).toBe('admitted');
      });

      it('does not undo a revocation', async () => {
        const { key, keyId } = await test.registry.create(KEY);
        await reconcileDuring(() => test.registry.revoke(keyId));
        expect(await test.requestWith(key)).toBe('revoked');
      });
    },
  );

  it('adds usage to the database', async () => {
    const { key, keyId } = await test.registry.create(KEY);
    await test.requestWith(key);
    await test.use({ keyId, day: '2026-11-21', count: 1 });
    await test.reconciler.reconcile();
    await test.use({ keyId, day: '2026-11-21', count: 2 });
    await test.reconciler.reconcile();
    test.engine.unavailable = true;
    expect((await test.history.of(keyId)).days).toMatchObject([{ count: 3 }]);
    expect(await test.registry.list()).toMatchObject([{ lastUsedAt: '2026-11-21T12:00:00.000Z' }]);
  });

  describe('its status', () => {
    it('counts what is pending', async () => {
      await unpublishedKey();
      // The key and its account.
      expect(await test.reconciler.status()).toEqual({ pending: 2, lastSuccessAt: null, problem: null });
    });

    it('shows when the last pass succeeded', async () => {
      await unpublishedKey();
      await test.reconciler.reconcile();
      const lastSuccessAt = '2026-11-21T10:00:00.000Z';
      expect(await test.reconciler.status()).toEqual({ pending: 0, lastSuccessAt, problem: null });
    });

    it('shows the problem until it is solved', async () => {
      await unpublishedKey();
      test.engine.unavailable = true;
      await expect(test.reconciler.reconcile()).rejects.toThrow(StoreUnavailable);
      expect(await test.reconciler.status()).toMatchObject({
        pending: 2,
        problem: { at: '2026-11-21T10:00:00.000Z', message: expect.stringContaining('unavailable') },
      });
      test.engine.unavailable = false;
      await test.reconciler.publishPending();
      expect(await test.reconciler.status()).toMatchObject({ pending: 0, problem: null });
    });
  });

  describe('after it was started', () => {
    it('repairs the store by itself, again and again, and reports failures in between', async () => {
      const { key } = await test.registry.create(KEY);
      const failures: Error[] = [];
      const reconciler = new Reconciler({
        database: test.database,
        engine: test.engine,
        publishEveryMs: 1,
        reconcileEveryMs: 1,
        onFailure: failure => failures.push(failure),
      });
      reconciler.start();
      await test.engine.loseEverything();
      await until(async () => (await test.requestWith(key)) === 'admitted');
      test.engine.unavailable = true;
      await until(async () => failures.length > 0);
      await test.engine.loseEverything();
      test.engine.unavailable = false;
      await until(async () => (await test.requestWith(key)) === 'admitted');
      expect(failures[0]).toBeInstanceOf(StoreUnavailable);
      await reconciler.stop();
    });

    it('has no pass under way after it is stopped', async () => {
      await test.registry.create(KEY);
      const failures: Error[] = [];
      const { database, engine } = test;
      const onFailure = (failure: Error) => failures.push(failure);
      const reconciler = new Reconciler({
        database,
        engine,
        publishEveryMs: 1,
        reconcileEveryMs: 1,
        onFailure,
      });
      reconciler.start();
      await until(async () => (await reconciler.status()).lastSuccessAt !== null);
      await reconciler.stop();
      // A pass that was still under way would now find the store unavailable.
      engine.unavailable = true;
      await nextTurn();
      expect(failures).toEqual([]);
    });
  });
}

/** A database with another id than that of the test. */
const anotherDatabase: NewDatabase = async () => ({ url: 'sqlite::memory:', remove: async () => {} });

/** Waits for a condition; the test's own time limit ends it. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await nextTurn();
}
