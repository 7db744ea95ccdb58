import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { composeAccounts, KeyLimitReached, UnknownKey } from '#libs/accounts';
import { FailingStatement } from './failing-statement.js';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

/** Not encryption: enough to see who sealed what. */
const seal = (key: string) => `sealed:${key}`;
const open = (sealed: string) => sealed.replace('sealed:', '');
const delivery = (requestId: string) => ({ requestId, seal });

/** How the text of a new key gets to the person who asked for it, once, on every database. */
export function sealedKeysContract(newDatabase: NewDatabase): void {
  let accounts: TestAccounts;
  beforeEach(async () => {
    accounts = await openTestAccounts(newDatabase);
  });
  afterEach(() => accounts.close());

  describe('a request for a key', () => {
    it('makes one key that works, whose text can be read once', async () => {
      const keys = await accounts.keysOfAddress();
      const made = await keys.createSealed({ name: 'site' }, delivery('one'));
      expect(made).toEqual({ keyId: expect.any(String), repeated: false, published: true });
      const key = await keys.openSealed(made.keyId, 'one', open);
      expect(await accounts.requestWith(key ?? '')).toBe('admitted');
      expect(await keys.openSealed(made.keyId, 'one', open)).toBeUndefined();
    });

    it('makes one key when it is sent often at the same moment, also for the last key of the plan', async () => {
      const keys = await accounts.keysOfAddress();
      for (let count = 0; count < 2; count++) await keys.create({ name: 'other' });
      const send = () => keys.createSealed({ name: 'site' }, delivery('one'));
      const made = await Promise.all([send(), send(), send(), send()]);
      expect(new Set(made.map(({ keyId }) => keyId)).size).toBe(1);
      expect(made.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await keys.list()).toHaveLength(3);
      await expect(keys.createSealed({ name: 'site' }, delivery('two'))).rejects.toThrow(KeyLimitReached);
    });

    it('succeeds when the database fails after the key was recorded', async () => {
      const { id } = await accounts.accounts.findOrCreate({ email: 'ada@example.org' });
      const database = accounts.database.withPlugin(new FailingStatement('select', 'accounts'));
      const failing = composeAccounts(database, accounts.engine, {
        clock: accounts.clock,
        retryPausesMs: [],
      });
      const made = await failing.ownKeys.of(id).createSealed({ name: 'site' }, delivery('one'));
      expect(made).toEqual({ keyId: expect.any(String), repeated: false, published: false });
    });

    it('that was refused can be sent again', async () => {
      const keys = await accounts.keysOfAddress();
      const { keyId } = await keys.create({ name: 'other' });
      for (let count = 0; count < 2; count++) await keys.create({ name: 'other' });
      await expect(keys.createSealed({ name: 'site' }, delivery('one'))).rejects.toThrow(KeyLimitReached);
      await keys.revoke(keyId);
      expect(await keys.createSealed({ name: 'site' }, delivery('one'))).toMatchObject({ repeated: false });
    });
  });

  describe('a request for a new secret', () => {
    it('rotates once when it is sent often, and the text can be read once', async () => {
      const keys = await accounts.keysOfAddress();
      const { keyId, key: old } = await keys.create({ name: 'site' });
      const send = () => keys.rotateSealed(keyId, 3_600, delivery('one'));
      const made = await Promise.all([send(), send(), send()]);
      expect(made.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await keys.secretsOf(keyId)).toHaveLength(2);
      const texts = await Promise.all([1, 2].map(() => keys.openSealed(keyId, 'one', open)));
      const [fresh, ...others] = texts.filter(text => text !== undefined);
      expect(others).toEqual([]);
      expect([await accounts.requestWith(fresh ?? ''), await accounts.requestWith(old)]).toEqual([
        'admitted',
        'admitted',
      ]);
    });

    it('is refused for a key of another account', async () => {
      const { keyId } = await (await accounts.keysOfAddress()).create({ name: 'site' });
      const eve = await accounts.keysOfAddress('eve@example.org');
      await expect(eve.rotateSealed(keyId, 0, delivery('one'))).rejects.toThrow(UnknownKey);
    });
  });

  describe('the text of a new key', () => {
    it('stays for the person who can decrypt it', async () => {
      const keys = await accounts.keysOfAddress();
      const { keyId } = await keys.createSealed({ name: 'site' }, delivery('one'));
      expect(await keys.openSealed(keyId, 'one', () => undefined)).toBeUndefined();
      expect(await keys.openSealed(keyId, 'one', open)).toMatch(/^bgc_/);
    });

    it('is found neither by another account nor under another key', async () => {
      const keys = await accounts.keysOfAddress();
      const { keyId } = await keys.createSealed({ name: 'site' }, delivery('one'));
      const other = await keys.create({ name: 'other' });
      const eve = await accounts.keysOfAddress('eve@example.org');
      expect(await eve.openSealed(keyId, 'one', open)).toBeUndefined();
      expect(await keys.openSealed(other.keyId, 'one', open)).toBeUndefined();
    });

    it('can be read for 10 minutes, and is erased after that; the request is remembered for a day', async () => {
      const keys = await accounts.keysOfAddress();
      const stored = () => accounts.database.selectFrom('sealed_keys').select('sealed').execute();
      const { keyId } = await keys.createSealed({ name: 'site' }, delivery('one'));
      accounts.clock.advance(10 * 60_000 - 1);
      await accounts.reconciler.reconcile();
      expect(await stored()).toEqual([{ sealed: expect.stringMatching(/^sealed:bgc_/) }]);
      accounts.clock.advance(1);
      expect(await keys.openSealed(keyId, 'one', open)).toBeUndefined();
      await accounts.reconciler.reconcile();
      expect(await stored()).toEqual([{ sealed: null }]);
      expect(await keys.createSealed({ name: 'site' }, delivery('one'))).toMatchObject({ repeated: true });
      accounts.clock.advance(86_400_000);
      await accounts.reconciler.reconcile();
      expect(await stored()).toEqual([]);
    });

    it('is erased with the account', async () => {
      const { id } = await accounts.accounts.findOrCreate({ email: 'ada@example.org' });
      await accounts.ownKeys.of(id).createSealed({ name: 'site' }, delivery('one'));
      await accounts.personalData.deleteAccount(id);
      expect(await accounts.database.selectFrom('sealed_keys').selectAll().execute()).toEqual([]);
    });
  });
}
