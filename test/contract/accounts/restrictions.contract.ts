import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  InvalidRestrictions,
  KeyAlreadyRevoked,
  type KeyRestrictions,
  NO_RESTRICTIONS,
  quotaOf,
  TooManyKeyChanges,
  UnknownKey,
} from '#libs/accounts';
import { parseApiKey, readCaller, type StoreDecision } from '#libs/admission';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

const REQUEST = { email: 'ada@example.org', name: 'my site' };

const RESTRICTIONS: KeyRestrictions = {
  origins: ['https://Shop.example', 'https://*.shop.example'],
  networks: ['192.0.2.7/24', '2001:DB8::/32'],
  ratePerSecond: 2,
  requestsPerMonth: 100,
};
const RECORDED: KeyRestrictions = {
  ...RESTRICTIONS,
  origins: ['https://shop.example', 'https://*.shop.example'],
  networks: ['192.0.2.0/24', '2001:db8::/32'],
};

/** What restrictions of a key guarantee on every database. */
export function restrictionsContract(newDatabase: NewDatabase): void {
  let accounts: TestAccounts;
  beforeEach(async () => {
    accounts = await openTestAccounts(newDatabase);
  });
  afterEach(() => accounts.close());

  /** How the API decides on a request of a page of this origin, from this address. */
  async function decide(text: string, origin: string | undefined, address: string): Promise<StoreDecision> {
    const key = parseApiKey(text);
    if (key.kind === 'malformed') throw new Error(key.reason);
    return accounts.engine.reach().store.admit({ ...key, caller: readCaller({ origin, address }) });
  }

  const kindsOf = async (key: string, ...callers: readonly (readonly [string | undefined, string])[]) => {
    const kinds: string[] = [];
    for (const [origin, address] of callers) {
      accounts.clock.advance(1_000);
      kinds.push((await decide(key, origin, address)).kind);
    }
    return kinds;
  };

  it('are those that a key is made with, and count at once', async () => {
    const made = await accounts.registry.create({ ...REQUEST, restrictions: RESTRICTIONS });
    expect(made.restrictions).toEqual(RECORDED);
    expect(await accounts.registry.list()).toMatchObject([{ restrictions: RECORDED, published: true }]);
    expect(
      await kindsOf(
        made.key,
        ['https://shop.example', '192.0.2.1'],
        ['https://a.shop.example', '2001:db8::1'],
        [undefined, '192.0.2.1'],
        ['https://shop.example', '198.51.100.1'],
      ),
    ).toEqual(['admitted', 'admitted', 'origin-not-allowed', 'network-not-allowed']);
    accounts.clock.advance(1_000);
    expect(await decide(made.key, 'https://shop.example', '192.0.2.1')).toMatchObject({
      rate: { limit: 2 },
      quota: { limit: 100 },
    });
  });

  it('are none unless they are set', async () => {
    const { key, restrictions } = await accounts.registry.create(REQUEST);
    expect(restrictions).toEqual(NO_RESTRICTIONS);
    expect(await kindsOf(key, [undefined, '198.51.100.1'])).toEqual(['admitted']);
  });

  it('replace those that a key had, with an entry in the trail', async () => {
    const { key, keyId } = await accounts.registry.create(REQUEST);
    const keys = await accounts.keysOfAddress();
    expect(await keys.restrict(keyId, RESTRICTIONS)).toEqual({ restrictions: RECORDED, published: true });
    expect(await kindsOf(key, [undefined, '192.0.2.1'])).toEqual(['origin-not-allowed']);
    await keys.restrict(keyId, { ...NO_RESTRICTIONS, networks: ['192.0.2.1'] });
    expect(await kindsOf(key, [undefined, '192.0.2.1'], [undefined, '192.0.2.2'])).toEqual([
      'admitted',
      'network-not-allowed',
    ]);
    await keys.restrict(keyId, NO_RESTRICTIONS);
    expect(await kindsOf(key, [undefined, '192.0.2.2'])).toEqual(['admitted']);
    const { id } = await accounts.accounts.findOrCreate({ email: REQUEST.email });
    const { entries } = await accounts.auditTrail.page(id, { actions: ['key-restricted'] });
    expect(entries.map(({ detail }) => detail).sort()).toEqual([
      'networks 192.0.2.1',
      'no restrictions',
      'origins https://shop.example https://*.shop.example, networks 192.0.2.0/24 2001:db8::/32, 2 per second, 100 per month',
    ]);
  });

  it('change nothing when one of them is not valid', async () => {
    const { keyId } = await accounts.registry.create({ ...REQUEST, restrictions: RESTRICTIONS });
    const invalid = { ...NO_RESTRICTIONS, origins: ['https://shop.example', 'shop.example'] };
    await expect(accounts.registry.restrict(keyId, invalid)).rejects.toThrow(InvalidRestrictions);
    await expect(accounts.registry.create({ ...REQUEST, restrictions: invalid })).rejects.toThrow(
      InvalidRestrictions,
    );
    const tooFast = { ...NO_RESTRICTIONS, ratePerSecond: 11 };
    await expect(accounts.registry.restrict(keyId, tooFast)).rejects.toThrow('from 1 to 10');
    expect(await accounts.registry.list()).toMatchObject([{ keyId, restrictions: RECORDED }]);
  });

  it('are changed one by one, all of two changes at once', async () => {
    const { keyId } = await accounts.registry.create(REQUEST);
    await Promise.all([
      accounts.registry.restrict(keyId, { networks: ['192.0.2.1'] }),
      accounts.registry.restrict(keyId, { ratePerSecond: 2 }),
      accounts.registry.restrict(keyId, { requestsPerMonth: 100 }),
    ]);
    const restrictions = { networks: ['192.0.2.1'], ratePerSecond: 2, requestsPerMonth: 100 };
    expect(await accounts.registry.list()).toMatchObject([{ restrictions }]);
  });

  it('are shown as they hold after the plan was lowered, and then can be changed', async () => {
    const limits = { ratePerSecond: 8, requestsPerMonth: 4_000 };
    const { keyId } = await accounts.registry.create({
      ...REQUEST,
      restrictions: { ...NO_RESTRICTIONS, ...limits },
    });
    await accounts.database
      .updateTable('plans')
      .set({ rate_per_second: 5, requests_per_month: 4_500 })
      .execute();
    const held = { ...limits, ratePerSecond: 5 };
    expect(await accounts.registry.list()).toMatchObject([{ restrictions: held }]);
    expect(await accounts.registry.restrict(keyId, { networks: ['192.0.2.1'] })).toMatchObject({
      restrictions: { ...held, networks: ['192.0.2.1'] },
    });
  });

  it('stay when a key is rotated or the store loses its data', async () => {
    const { keyId } = await accounts.registry.create({ ...REQUEST, restrictions: RESTRICTIONS });
    const { key } = await accounts.registry.rotate(keyId, 0);
    expect(await kindsOf(key, [undefined, '192.0.2.1'])).toEqual(['origin-not-allowed']);
    await accounts.engine.publication.withdraw([keyId]);
    await accounts.reconciler.reconcile();
    expect(await kindsOf(key, [undefined, '192.0.2.1'])).toEqual(['origin-not-allowed']);
  });

  it('cannot be changed of a key that has ended, or of another account', async () => {
    const { keyId } = await accounts.registry.create(REQUEST);
    const eve = await accounts.keysOfAddress('eve@example.org');
    await expect(eve.restrict(keyId, NO_RESTRICTIONS)).rejects.toThrow(UnknownKey);
    await accounts.registry.revoke(keyId);
    await expect(accounts.registry.restrict(keyId, NO_RESTRICTIONS)).rejects.toThrow(KeyAlreadyRevoked);
  });

  it('can be changed 50 times a day on the free plan', async () => {
    const keys = await accounts.keysOfAddress();
    const { keyId } = await keys.create({ name: 'my site' });
    for (let change = 0; change < 50; change++) await keys.restrict(keyId, NO_RESTRICTIONS);
    await expect(keys.restrict(keyId, NO_RESTRICTIONS)).rejects.toThrow(TooManyKeyChanges);
  });

  it('make the quota smaller in every number that its owner sees, mails included', async () => {
    const restrictions = { ...NO_RESTRICTIONS, ratePerSecond: 5, requestsPerMonth: 2 };
    const { key, keyId } = await accounts.registry.create({ ...REQUEST, restrictions });
    await kindsOf(key, [undefined, '::1'], [undefined, '::1']);
    const limits = { requestsPerMonth: 2, used: 2 };
    expect(await accounts.history.of(keyId)).toMatchObject(limits);
    expect(quotaOf(await accounts.stateOf(REQUEST.email))).toMatchObject({ mostUsed: limits });
    expect(await accounts.history.ofAccount(await accounts.stateOf(REQUEST.email))).toMatchObject({
      keys: [{ quota: { ...limits, ratePerSecond: 5 } }],
    });
    await accounts.database.updateTable('accounts').set({ user_id: 'user' }).execute();
    await accounts.rollUp();
    await accounts.mails.queueWarnings();
    const [mail] = await accounts.database.selectFrom('mails').select(['kind', 'details']).execute();
    expect(mail).toMatchObject({ kind: 'quota-100', details: expect.stringContaining('"limit":"2"') });
  });
}
