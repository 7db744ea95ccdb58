import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type CreatedKey, KeyLimitReached } from '#libs/accounts';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

const REQUEST = { email: 'ada@example.org', name: 'my site', plan: 'small' };

/** How the keys of an account share its places, on every database. */
export function placesContract(newDatabase: NewDatabase): void {
  let accounts: TestAccounts;
  beforeEach(async () => {
    accounts = await openTestAccounts(newDatabase);
    await accounts.plans.put({ name: 'small', ratePerSecond: 1_000, requestsPerMonth: 3, maxActiveKeys: 2 });
  });
  afterEach(() => accounts.close());

  const create = (change = {}) => accounts.registry.create({ ...REQUEST, ...change });

  /** @returns how many of these requests were admitted */
  async function use({ key }: CreatedKey, times: number): Promise<number> {
    let admitted = 0;
    for (let count = 0; count < times; count++)
      if ((await accounts.requestWith(key)) === 'admitted') admitted++;
    return admitted;
  }

  it('leave a key its quota when another one of the account has used up its own', async () => {
    const [one, other] = [await create(), await create()];
    expect(await use(one, 4)).toBe(3);
    expect(await use(other, 4)).toBe(3);
  });

  it('keep their counts: a new key continues with what the revoked one used', async () => {
    const [one] = [await create(), await create()];
    await use(one, 2);
    await accounts.registry.revoke(one.keyId);
    expect(await use(await create(), 4)).toBe(1);
  });

  it('are given to new keys by what is left of them', async () => {
    const [one, other] = [await create(), await create()];
    await use(one, 3);
    await use(other, 1);
    await accounts.reconciler.reconcile();
    await accounts.registry.revoke(one.keyId);
    await accounts.registry.revoke(other.keyId);
    expect(await use(await create(), 4)).toBe(2);
    expect(await use(await create(), 4)).toBe(0);
  });

  it('grant no more in a month than their number times the quota, however many keys are made', async () => {
    let admitted = 0;
    for (let round = 0; round < 6; round++) {
      const key = await create();
      admitted += await use(key, 5);
      await accounts.reconciler.reconcile();
      await accounts.registry.revoke(key.keyId);
    }
    expect(admitted).toBe(6);
  });

  it('are free again when a key has expired', async () => {
    const key = await create({ expiresAt: '2026-11-21T10:00:01.000Z' });
    await use(key, 2);
    await create();
    await expect(create()).rejects.toThrow(KeyLimitReached);
    accounts.clock.advance(1_000);
    expect(await use(await create(), 4)).toBe(1);
  });

  it('stay those of their keys when the plan is lowered, and are given out up to its number', async () => {
    const keys = [
      await create({ plan: 'plus' }),
      await create({ plan: 'plus' }),
      await create({ plan: 'plus' }),
    ];
    await accounts.registry.revoke(keys[0]!.keyId);
    await accounts.plans.assign({ email: REQUEST.email, plan: 'small' });
    await expect(create()).rejects.toThrow(KeyLimitReached);
    await accounts.registry.revoke(keys[1]!.keyId);
    const { keyId } = await create();
    const active = (await accounts.registry.list()).filter(({ state }) => state === 'active');
    const places = Object.fromEntries(active.map(key => [key.keyId, key.place]));
    expect(places).toEqual({ [keys[2]!.keyId]: 3, [keyId]: 1 });
  });
}
