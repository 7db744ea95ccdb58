import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { composeAccounts, InvalidMonth, quotaOf, UnknownKey } from '#libs/accounts';
import type { UsageEntry } from '#libs/admission';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

/** What the `UsageHistory` guarantees on every database. */
export function usageHistoryContract(newDatabase: NewDatabase): void {
  let accounts: TestAccounts;
  let keyId: string;
  let key: string;

  beforeEach(async () => {
    accounts = await openTestAccounts(newDatabase);
    ({ key, keyId } = await accounts.registry.create({
      email: 'ada@example.org',
      name: 'site',
      plan: 'free',
    }));
  });
  afterEach(() => accounts.close());

  const use = (day: string, count: number, change: Partial<UsageEntry> = {}) =>
    accounts.use({ keyId, day, count, ...change });

  const usageNow = async (month?: string) => accounts.history.ofAccount(await accounts.stateOf(), month);

  const counts = async () => (await accounts.history.of(keyId)).days.map(({ day, count }) => [day, count]);

  it("shows the limiter's own count of the month beside the plan's", async () => {
    await accounts.requestWith(key);
    await accounts.requestWith(key);
    expect(await accounts.history.of(keyId)).toMatchObject({
      month: '2026-11',
      plan: 'free',
      used: 2,
      requestsPerMonth: 5_000,
    });
  });

  describe('says whether the count of a key includes what an earlier key of its place used', () => {
    const isCarriedOver = async (id: string) => (await accounts.history.of(id)).isCarriedOver;
    const replace = async () => {
      await accounts.registry.revoke(keyId);
      const created = await accounts.registry.create({ email: 'ada@example.org', name: 'next' });
      return created.keyId;
    };

    it.each([
      ['200', true],
      ['404', true],
      ['304', false],
      ['401', false],
      ['429', false],
    ] as const)('after responses with %s: %s', async (status, expected) => {
      await use('2026-11-20', 2, { status });
      await accounts.rollUp();
      const next = await replace();
      expect([await isCarriedOver(keyId), await isCarriedOver(next)]).toEqual([false, expected]);
      accounts.clock.set('2026-12-01T00:00:00.000Z');
      expect(await isCarriedOver(next)).toBe(false);
    });

    it('but not of another place', async () => {
      await use('2026-11-20', 2);
      const other = await accounts.registry.create({ email: 'ada@example.org', name: 'other' });
      expect(await isCarriedOver(other.keyId)).toBe(false);
    });

    it('also when its account was deleted', async () => {
      await accounts.requestWith(key);
      await accounts.reconciler.reconcile();
      await accounts.personalData.deleteAccount(
        (await accounts.accounts.findOrCreate({ email: 'ada@example.org' })).id,
      );
      const again = await accounts.registry.create({ email: 'ada@example.org', name: 'again' });
      expect(await isCarriedOver(again.keyId)).toBe(true);
    });
  });

  it('shows requests by day, route and status', async () => {
    await use('2026-11-21', 3);
    await use('2026-11-21', 1, { status: '404' });
    expect((await accounts.history.of(keyId)).days).toEqual([
      { day: '2026-11-21', route: '/games', status: '200', count: 3 },
      { day: '2026-11-21', route: '/games', status: '404', count: 1 },
    ]);
  });

  it('counts nothing twice, however often it reads the log', async () => {
    await use('2026-11-21', 3);
    await accounts.rollUp();
    await use('2026-11-21', 2);
    await accounts.rollUp();
    expect(await counts()).toEqual([['2026-11-21', 5]]);
  });

  it('still takes over usage of yesterday that was logged late', async () => {
    await accounts.rollUp();
    accounts.clock.set('2026-11-22T00:00:05.000Z');
    await accounts.rollUp();
    await use('2026-11-21', 2);
    expect(await counts()).toEqual([['2026-11-21', 2]]);
  });

  it('lists the months with usage of this account only, the current month first', async () => {
    const monthsOf = async () => accounts.history.monthsOf(await accounts.stateOf());
    expect(await monthsOf()).toEqual(['2026-11']);
    const other = await accounts.registry.create({ email: 'eve@example.org', name: 'hers', plan: 'free' });
    await use('2026-11-20', 1);
    await accounts.rollUp();
    accounts.clock.set('2026-12-10T00:00:00.000Z');
    await accounts.use({ keyId: other.keyId, day: '2026-12-09', count: 1 });
    await accounts.rollUp();
    accounts.clock.set('2027-01-10T00:00:00.000Z');
    expect(await monthsOf()).toEqual(['2027-01', '2026-11']);
  });

  it('knows which month is the current one', async () => {
    const state = await accounts.stateOf();
    expect(await accounts.history.ofAccount(state)).toMatchObject({ month: '2026-11', isCurrent: true });
    expect(await accounts.history.ofAccount(state, '2026-10')).toMatchObject({ isCurrent: false });
  });

  it('takes over everything since it last read the log, months ago', async () => {
    await use('2026-12-24', 7);
    accounts.clock.set('2027-01-10T00:00:00.000Z');
    expect(await counts()).toEqual([['2026-12-24', 7]]);
  });

  it('shows the last 31 days', async () => {
    await use('2026-11-21', 1);
    await use('2026-11-22', 2);
    accounts.clock.set('2026-12-22T00:00:00.000Z');
    expect(await counts()).toEqual([['2026-11-22', 2]]);
  });

  it('adds up the months of one key, by status, the latest first', async () => {
    const other = await accounts.registry.create({ email: 'ada@example.org', name: 'other' });
    await accounts.use({ keyId: other.keyId, day: '2026-11-21', count: 9 });
    await use('2026-11-21', 2);
    await use('2026-11-22', 3);
    await use('2026-11-22', 1, { status: '404' });
    await use('2026-12-01', 4);
    accounts.clock.set('2026-12-02T00:00:00.000Z');
    await accounts.rollUp();
    const months = await accounts.history.monthsOfKey(keyId, await usageNow());
    expect(months.map(({ month }) => month)).toEqual(['2026-12', '2026-11', '2026-11']);
    expect(months).toEqual(
      expect.arrayContaining([
        { month: '2026-12', status: '200', count: 4 },
        { month: '2026-11', status: '200', count: 5 },
        { month: '2026-11', status: '404', count: 1 },
      ]),
    );
  });

  it('shows when a key was last used', async () => {
    await use('2026-11-21', 1);
    await accounts.rollUp();
    expect(await accounts.registry.list()).toMatchObject([{ lastUsedAt: '2026-11-21T12:00:00.000Z' }]);
  });

  it('does not show that a revoked key was used when requests with it are refused', async () => {
    await use('2026-11-20', 1);
    await accounts.registry.revoke(keyId);
    await use('2026-11-21', 3, { status: '401' });
    await accounts.rollUp();
    expect(await accounts.registry.list()).toMatchObject([{ lastUsedAt: '2026-11-20T12:00:00.000Z' }]);
  });

  it('shows what is recorded while the log is unavailable', async () => {
    await use('2026-11-21', 3);
    await accounts.rollUp();
    accounts.engine.unavailable = true;
    expect(await accounts.history.of(keyId)).toMatchObject({ used: null, days: [{ count: 3 }] });
  });

  it('continues counting when the log was lost and starts again', async () => {
    await use('2026-11-21', 3);
    await accounts.rollUp();
    await accounts.engine.loseEverything();
    await use('2026-11-21', 2);
    expect(await counts()).toEqual([['2026-11-21', 5]]);
    await accounts.rollUp();
    await use('2026-11-21', 4);
    expect(await counts()).toEqual([['2026-11-21', 9]]);
  });

  it('keeps counts that the log has lost, also when the new log has grown larger than the old one', async () => {
    await use('2026-11-21', 3);
    await accounts.rollUp();
    await accounts.engine.loseEverything();
    await accounts.rollUp();
    await use('2026-11-21', 7);
    expect(await counts()).toEqual([['2026-11-21', 10]]);
  });

  it('counts nothing twice when several processes record it at once', async () => {
    await use('2026-11-21', 3);
    await accounts.rollUp();
    await use('2026-11-21', 2);
    const { database, engine, clock } = accounts;
    const processes = Array.from({ length: 5 }, () => composeAccounts(database, engine, { clock }));
    await Promise.all(processes.map(({ reconciler }) => reconciler.reconcile()));
    expect(await counts()).toEqual([['2026-11-21', 5]]);
  });

  describe('of an account', () => {
    let accountId: string;
    beforeEach(async () => {
      accountId = (await accounts.accounts.findOrCreate({ email: 'ada@example.org' })).id;
    });

    it("shows the limiter's own count of each key, its plan, and when the month ends", async () => {
      const other = await accounts.registry.create({ accountId, name: 'other', plan: 'plus' });
      for (const text of [key, key, other.key]) await accounts.requestWith(text);
      await use('2026-11-21', 3);
      expect(await usageNow()).toMatchObject({
        month: '2026-11',
        resetsAt: '2026-12-01T00:00:00.000Z',
        live: true,
        plan: { name: 'plus', requestsPerMonth: 100_000, ratePerSecond: 50, maxActiveKeys: 10 },
        keys: expect.arrayContaining([
          expect.objectContaining({
            keyId,
            name: 'site',
            requests: 3,
            quota: expect.objectContaining({ used: 2 }),
          }),
          expect.objectContaining({
            name: 'other',
            requests: 0,
            quota: expect.objectContaining({ used: 1 }),
          }),
        ]),
      });
    });

    it('says in short what the most used key used of its quota, also while the limiter is unavailable', async () => {
      await accounts.requestWith(key);
      expect(quotaOf(await accounts.stateOf())).toMatchObject({
        plan: { name: 'free' },
        mostUsed: { keyId, used: 1 },
      });
      await accounts.rollUp();
      accounts.engine.unavailable = true;
      expect(quotaOf(await accounts.stateOf())).toMatchObject({ mostUsed: { keyId, used: 1 } });
    });

    it('keeps the count of a key that is rotated, and shows none of a revoked one', async () => {
      await accounts.requestWith(key);
      const { key: rotated } = await accounts.registry.rotate(keyId, 0);
      await accounts.requestWith(rotated);
      const quotaOf = async () => (await usageNow()).keys[0]?.quota?.used;
      expect(await quotaOf()).toBe(2);
      await accounts.registry.revoke(keyId);
      expect(await quotaOf()).toBeUndefined();
    });

    it('has the requests of some days by day, route and status, and the keys made by then', async () => {
      await use('2026-11-19', 9);
      await use('2026-11-20', 1, { route: '/games/{slug}' });
      await use('2026-11-21', 2);
      await use('2026-11-21', 4, { status: '404' });
      await use('2026-11-22', 9);
      accounts.clock.set('2026-11-22T10:00:00.000Z');
      await accounts.registry.create({ accountId, name: 'later' });
      const { keys, rows } = await accounts.history.requestsOf(
        ...[await accounts.stateOf(), '2026-11-20', '2026-11-21'],
      );
      expect(rows).toEqual([
        { keyId, day: '2026-11-20', route: '/games/{slug}', status: '200', count: 1 },
        { keyId, day: '2026-11-21', route: '/games', status: '200', count: 2 },
        { keyId, day: '2026-11-21', route: '/games', status: '404', count: 4 },
      ]);
      expect(keys.map(({ name }) => name)).toEqual(['site']);
    });

    it('keeps the count of a month that is over, also when the limiter lost it', async () => {
      await accounts.requestWith(key);
      await accounts.rollUp();
      accounts.clock.set('2027-01-10T00:00:00.000Z');
      await accounts.engine.loseEverything();
      expect(await usageNow('2026-11')).toMatchObject({
        live: true,
        keys: [{ quota: { used: 1, rateUsed: null } }],
      });
    });

    it('leaves the usage of other accounts out', async () => {
      const { keyId: other } = await accounts.registry.create({ email: 'bob@example.org', name: 'b' });
      await accounts.use({ keyId: other, day: '2026-11-21', count: 9 });
      const usage = await usageNow();
      expect({ keys: usage.keys.length, rows: usage.rows }).toEqual({ keys: 1, rows: [] });
    });

    it('shows each key from the month in which it was made', async () => {
      accounts.clock.set('2026-12-31T23:59:59.999Z');
      await accounts.registry.create({ accountId, name: 'later' });
      const namesIn = async (month: string) => (await usageNow(month)).keys.map(({ name }) => name).sort();
      expect(await namesIn('2026-10')).toEqual([]);
      expect(await namesIn('2026-11')).toEqual(['site']);
      expect(await namesIn('2026-12')).toEqual(['later', 'site']);
    });

    it('shows one month at a time', async () => {
      await use('2026-11-30', 3);
      await use('2026-12-01', 5);
      accounts.clock.set('2026-12-02T00:00:00.000Z');
      const daysOf = async (month?: string) =>
        (await usageNow(month)).rows.map(({ day, count }) => [day, count]);
      expect(await daysOf()).toEqual([['2026-12-01', 5]]);
      expect(await daysOf('2026-11')).toEqual([['2026-11-30', 3]]);
    });

    it('shows what was recorded, and says so, while the limiter is unavailable', async () => {
      await accounts.requestWith(key);
      await use('2026-11-21', 1);
      await accounts.rollUp();
      accounts.engine.unavailable = true;
      expect(await usageNow()).toMatchObject({
        live: false,
        keys: [{ requests: 1, quota: { used: 1, rateUsed: null } }],
        rows: [{ count: 1 }],
      });
    });

    it.each(['2026-13', '2026-1', '', "2026-11' --"])('refuses the month %j', async month => {
      await expect(usageNow(month)).rejects.toThrow(InvalidMonth);
    });
  });

  it('refuses a key that does not exist', async () => {
    await expect(accounts.history.of('0000000000')).rejects.toThrow(UnknownKey);
  });
}
