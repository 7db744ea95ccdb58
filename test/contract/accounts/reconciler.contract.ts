import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CreatedKey, Reconciler } from '#libs/accounts';
import { type KeyPublication, mintApiKey, StoreAwayError } from '#libs/admission';
import { aPublishedKey } from '../admission/test-engine.js';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

const KEY = { email: 'ada@example.org', name: 'my site', plan: 'free' };
const MONTH = '2026-11';

/** What the `Reconciler` promises on every database. */
export function reconcilerContract(newDatabase: NewDatabase): void {
  let test: TestAccounts;
  beforeEach(async () => {
    test = await openTestAccounts(newDatabase);
  });
  afterEach(() => test.close());

  /** A key that is recorded while the store is away. */
  async function unpublishedKey(): Promise<CreatedKey> {
    test.engine.away = true;
    const created = await test.registry.create(KEY);
    test.engine.away = false;
    return created;
  }

  const monthUsed = ({ keyId }: { keyId: string }) => test.engine.usageLog.monthUsed(keyId, MONTH);

  describe('publishing what is pending', () => {
    it('brings a key to the door that could not be published', async () => {
      const { key } = await unpublishedKey();
      await test.reconciler.publishPending();
      expect(await test.knock(key)).toBe('admitted');
      expect(await test.registry.list()).toMatchObject([{ published: true }]);
    });

    it('brings a revocation to the door', async () => {
      const { key, keyId } = await test.registry.create(KEY);
      test.engine.away = true;
      await test.registry.revoke(keyId);
      test.engine.away = false;
      await test.reconciler.publishPending();
      expect(await test.knock(key)).toBe('revoked');
    });

    it('asks nothing of a store when nothing is pending', async () => {
      await test.registry.create(KEY);
      test.engine.away = true;
      await expect(test.reconciler.publishPending()).resolves.toBeUndefined();
    });
  });

  describe('a store that lost everything', () => {
    it('gets its keys back, revoked ones as revoked', async () => {
      const active = await test.registry.create(KEY);
      const revoked = await test.registry.create(KEY);
      await test.registry.revoke(revoked.keyId);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      expect(await test.knock(active.key)).toBe('unknown');
      expect(await test.reconciler.reconcile()).toEqual({ published: 2, withdrawn: 0 });
      expect(await test.knock(active.key)).toBe('admitted');
      expect(await test.knock(revoked.key)).toBe('revoked');
    });

    it('gets the used quota of the month back', async () => {
      const created = await test.registry.create(KEY);
      for (let count = 0; count < 3; count++) await test.knock(created.key);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      await test.reconciler.reconcile();
      expect(await monthUsed(created)).toBe(3);
    });

    it('gets it back also for a key that somebody published in the meantime, and never less than it has', async () => {
      const created = await test.registry.create(KEY);
      const busy = await test.registry.create(KEY);
      for (let count = 0; count < 3; count++) await test.knock(created.key);
      await test.knock(busy.key);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      const { key } = await test.registry.rotate(busy.keyId);
      for (let count = 0; count < 2; count++) await test.knock(key);
      await test.registry.rotate(created.keyId);
      await test.reconciler.reconcile();
      expect([await monthUsed(created), await monthUsed(busy)]).toEqual([3, 2]);
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

    it('is restored once by several processes', async () => {
      const created = await test.registry.create(KEY);
      for (let count = 0; count < 3; count++) await test.knock(created.key);
      await test.reconciler.reconcile();
      await test.engine.loseEverything();
      const { record, engine, clock } = test;
      const others = [1, 2, 3].map(() => new Reconciler({ record, engine, clock }));
      await Promise.all(others.map(reconciler => reconciler.reconcile()));
      expect(await monthUsed(created)).toBe(3);
      expect(await test.knock(created.key)).toBe('admitted');
    });
  });

  describe('a store that differs', () => {
    it('loses a key that the record does not know', async () => {
      await test.reconciler.reconcile();
      const foreign = mintApiKey();
      await test.engine.publication.publish([aPublishedKey(foreign)]);
      expect(await test.reconciler.reconcile()).toEqual({ published: 0, withdrawn: 1 });
      expect(await test.knock(foreign.key)).toBe('unknown');
    });

    it('gets a single key back, with its used quota', async () => {
      const created = await test.registry.create(KEY);
      await test.knock(created.key);
      await test.reconciler.reconcile();
      await test.engine.publication.withdraw([created.keyId]);
      expect(await test.reconciler.reconcile()).toEqual({ published: 1, withdrawn: 0 });
      expect(await test.knock(created.key)).toBe('admitted');
      expect(await monthUsed(created)).toBe(2);
    });

    it('follows a record that was restored from a backup', async () => {
      const created = await test.registry.create(KEY);
      const { state, ...rest } = aPublishedKey({ ...mintApiKey(created.keyId) });
      await test.engine.publication.publish([{ ...rest, revision: 9, state: 'revoked' }]);
      expect(state).toBe('active');
      await test.reconciler.reconcile();
      expect(await test.knock(created.key)).toBe('admitted');
    });

    it('is left alone when it is equal', async () => {
      await test.registry.create(KEY);
      await test.reconciler.reconcile();
      expect(await test.reconciler.reconcile()).toEqual({ published: 0, withdrawn: 0 });
    });

    it('follows a plan that was changed, when everything is published', async () => {
      const { key } = await test.registry.create(KEY);
      await test.record
        .updateTable('plans')
        .set({ requests_per_month: 1 })
        .where('name', '=', 'free')
        .execute();
      expect(await test.reconciler.reconcile({ everything: true })).toEqual({ published: 1, withdrawn: 0 });
      expect([await test.knock(key), await test.knock(key)]).toEqual(['admitted', 'quota-exceeded']);
    });
  });

  describe.each(['revisions', 'withdraw', 'publish'] as const)(
    'while somebody changes keys before its %s',
    step => {
      /** One pass, in which somebody else does `work` right before the step. */
      async function reconcileDuring(work: () => Promise<unknown>): Promise<void> {
        const { record, engine, clock } = test;
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
          record,
          engine: { publication: interrupted, usageLog, counters },
          clock,
        });
        await pass.reconcile({ everything: true });
        expect(done).toBeGreaterThan(0);
      }

      it('keeps a key that was created', async () => {
        let key = '';
        await reconcileDuring(async () => ({ key } = await test.registry.create(KEY)));
        expect(await test.knock(key)).toBe('admitted');
      });

      it('does not undo a revocation', async () => {
        const { key, keyId } = await test.registry.create(KEY);
        await reconcileDuring(() => test.registry.revoke(keyId));
        expect(await test.knock(key)).toBe('revoked');
      });
    },
  );

  it('rolls usage up into the record', async () => {
    const { key, keyId } = await test.registry.create(KEY);
    await test.knock(key);
    await test.use({ keyId, day: '2026-11-21', count: 1 });
    await test.reconciler.reconcile();
    await test.use({ keyId, day: '2026-11-21', count: 2 });
    await test.reconciler.reconcile();
    test.engine.away = true;
    expect((await test.history.of(keyId)).days).toMatchObject([{ count: 3 }]);
    expect(await test.registry.list()).toMatchObject([{ lastUsedAt: '2026-11-21T12:00:00.000Z' }]);
  });

  describe('its status', () => {
    it('counts what is pending', async () => {
      await unpublishedKey();
      expect(await test.reconciler.status()).toEqual({ pending: 1, lastSuccessAt: null, problem: null });
    });

    it('tells when all was well', async () => {
      await unpublishedKey();
      await test.reconciler.reconcile();
      const lastSuccessAt = '2026-11-21T10:00:00.000Z';
      expect(await test.reconciler.status()).toEqual({ pending: 0, lastSuccessAt, problem: null });
    });

    it('tells what is wrong, until it is not any more', async () => {
      await unpublishedKey();
      test.engine.away = true;
      await expect(test.reconciler.reconcile()).rejects.toThrow(StoreAwayError);
      expect(await test.reconciler.status()).toMatchObject({
        pending: 1,
        problem: { at: '2026-11-21T10:00:00.000Z', message: expect.stringContaining('away') },
      });
      test.engine.away = false;
      await test.reconciler.publishPending();
      expect(await test.reconciler.status()).toMatchObject({ pending: 0, problem: null });
    });
  });

  describe('once it was started', () => {
    it('heals by itself, again and again, and reports what fails in between', async () => {
      const { key } = await test.registry.create(KEY);
      const problems: Error[] = [];
      const reconciler = new Reconciler({
        record: test.record,
        engine: test.engine,
        publishEveryMs: 1,
        reconcileEveryMs: 1,
        onProblem: problem => problems.push(problem),
      });
      reconciler.start();
      await test.engine.loseEverything();
      await until(async () => (await test.knock(key)) === 'admitted');
      test.engine.away = true;
      await until(async () => problems.length > 0);
      await test.engine.loseEverything();
      test.engine.away = false;
      await until(async () => (await test.knock(key)) === 'admitted');
      expect(problems[0]).toBeInstanceOf(StoreAwayError);
      await reconciler.stop();
    });

    it('ends between two passes when it is stopped', async () => {
      await test.registry.create(KEY);
      const problems: Error[] = [];
      const { record, engine } = test;
      const onProblem = (problem: Error) => problems.push(problem);
      const reconciler = new Reconciler({
        record,
        engine,
        publishEveryMs: 1,
        reconcileEveryMs: 1,
        onProblem,
      });
      reconciler.start();
      await until(async () => (await reconciler.status()).lastSuccessAt !== null);
      await reconciler.stop();
      // What were still under way now would find the store away.
      engine.away = true;
      await nextTurn();
      expect(problems).toEqual([]);
    });
  });
}

/** Waits for a condition; the test's own time limit ends it. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await nextTurn();
}
