import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { UnknownKey } from '#libs/accounts';
import type { UsageEntry } from '#libs/admission';
import { openTestAccounts, type TestAccounts } from './open-test-accounts.js';

describe('the usage history', () => {
  let accounts: TestAccounts;
  let keyId: string;
  let key: string;

  beforeEach(async () => {
    accounts = await openTestAccounts();
    ({ key, keyId } = await accounts.registry.create({
      email: 'ada@example.org',
      name: 'site',
      plan: 'free',
    }));
  });
  afterEach(() => accounts.close());

  async function use(day: string, count: number, change: Partial<UsageEntry> = {}): Promise<void> {
    const lastUsedAtMs = Date.parse(`${day}T12:00:00Z`);
    const entry = {
      keyId,
      day,
      route: '/games',
      statusClass: '2xx',
      count,
      lastUsedAtMs,
      ...change,
    } as const;
    await accounts.engine.usageLog.add([entry]);
  }

  const counts = async () => (await accounts.history.of(keyId)).days.map(({ day, count }) => [day, count]);

  it("shows the limiter's own count of the month beside the plan's", async () => {
    await accounts.knock(key);
    await accounts.knock(key);
    expect(await accounts.history.of(keyId)).toMatchObject({
      month: '2026-11',
      used: 2,
      requestsPerMonth: 5_000,
    });
  });

  it('shows requests by day, route and status class', async () => {
    await use('2026-11-21', 3);
    await use('2026-11-21', 1, { statusClass: '4xx' });
    expect((await accounts.history.of(keyId)).days).toEqual([
      { day: '2026-11-21', route: '/games', statusClass: '2xx', count: 3 },
      { day: '2026-11-21', route: '/games', statusClass: '4xx', count: 1 },
    ]);
  });

  it('counts nothing twice, however often it looks', async () => {
    await use('2026-11-21', 3);
    await accounts.history.rollUp([keyId]);
    await use('2026-11-21', 2);
    await accounts.history.rollUp([keyId]);
    expect(await counts()).toEqual([['2026-11-21', 5]]);
  });

  it('still takes over what yesterday got late', async () => {
    await accounts.history.rollUp([keyId]);
    accounts.clock.set('2026-11-22T00:00:05.000Z');
    await accounts.history.rollUp([keyId]);
    await use('2026-11-21', 2);
    expect(await counts()).toEqual([['2026-11-21', 2]]);
  });

  it('takes over everything since it last looked, months ago', async () => {
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

  it('tells when a key was last used', async () => {
    await use('2026-11-21', 1);
    await accounts.history.rollUp([keyId]);
    expect(await accounts.registry.list()).toMatchObject([{ lastUsedAt: '2026-11-21T12:00:00.000Z' }]);
  });

  it('shows what is recorded while the log is away', async () => {
    await use('2026-11-21', 3);
    await accounts.history.rollUp([keyId]);
    await accounts.engine.close();
    expect(await accounts.history.of(keyId)).toMatchObject({ used: null, days: [{ count: 3 }] });
  });

  it('knows no key that never was', async () => {
    await expect(accounts.history.of('0000000000')).rejects.toThrow(UnknownKey);
  });
});
