import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  composeAccounts,
  type CreatedKey,
  DatabaseUnavailable,
  InvalidActivityCursor,
  InvalidEmail,
  UnknownAccount,
  UnknownKey,
  type PersonalData,
} from '#libs/accounts';
import { FailingStatement } from './failing-statement.js';
import {
  type NewDatabase,
  openTestAccounts,
  type OwnerKeys,
  type TestAccounts,
} from './open-test-accounts.js';

const KEY = { name: 'my site' };

/** What `Accounts`, `OwnKeys`, `AuditTrail` and `PersonalData` guarantee on every database. */
export function accountsContract(newDatabase: NewDatabase): void {
  let test: TestAccounts;
  beforeEach(async () => {
    test = await openTestAccounts(newDatabase);
  });
  afterEach(() => test.close());

  const signIn = (email: string, userId?: string) =>
    test.accounts.findOrCreate({ email, ...(userId !== undefined && { userId }) });

  describe('a person who signs in', () => {
    it('gets an account the first time, and the same one from then on', async () => {
      const first = await signIn('ada@example.org', 'user-1');
      expect(first).toEqual({
        id: expect.any(String),
        tag: expect.stringMatching(/^[0-9A-Za-z]{6}$/),
        email: 'ada@example.org',
        plan: 'free',
        userId: 'user-1',
        createdAt: '2026-11-21T10:00:00.000Z',
      });
      expect(await signIn('ADA@example.org ', 'user-1')).toEqual(first);
    });

    it('gets one account when signing in twice at once', async () => {
      // Often, because only some of these meet in the moment in which an account is made.
      for (let user = 1; user <= 100; user++) {
        const attempts = Array.from({ length: 8 }, () => signIn(`ada-${user}@example.org`, `user-${user}`));
        const found = await Promise.all(attempts);
        expect(new Set(found.map(({ id }) => id)).size).toBe(1);
      }
    });

    it('gets the account that already exists for the address', async () => {
      await test.registry.create({ ...KEY, email: 'ada@example.org' });
      const { id } = await signIn('ada@example.org', 'user-1');
      expect(await test.ownKeys.of(id).list()).toHaveLength(1);
      expect(await test.accounts.findByUser('user-1')).toMatchObject({ id });
    });

    it('keeps the account when the address changes', async () => {
      const { id } = await signIn('ada@example.org', 'user-1');
      expect(await signIn('ada@example.com', 'user-1')).toMatchObject({ id, email: 'ada@example.org' });
    });

    it('is refused with an invalid address', async () => {
      await expect(signIn('ada')).rejects.toThrow(InvalidEmail);
    });

    it('has no account before', async () => {
      expect(await test.accounts.findByUser('user-1')).toBeUndefined();
    });
  });

  describe("another account's key", () => {
    let own: OwnerKeys;
    let foreign: CreatedKey;
    beforeEach(async () => {
      own = test.ownKeys.of((await signIn('ada@example.org')).id);
      foreign = await test.registry.create({ ...KEY, email: 'bob@example.org' });
    });

    it('is treated like a key that does not exist', async () => {
      const messages = await Promise.all(
        [foreign.keyId, '0000000000'].map(keyId =>
          own.find(keyId).catch((error: unknown) => {
            expect(error).toBeInstanceOf(UnknownKey);
            return (error as Error).message.replace(keyId, 'KEY');
          }),
        ),
      );
      expect(messages[0]).toBe(messages[1]);
    });

    it('is not listed', async () => {
      const { keyId } = await own.create(KEY);
      expect((await own.list()).map(key => key.keyId)).toEqual([keyId]);
      expect(await own.find(keyId)).toMatchObject({ keyId, state: 'active' });
    });

    it('can be neither rotated nor revoked', async () => {
      await expect(own.rotate(foreign.keyId, 0)).rejects.toThrow(UnknownKey);
      await expect(own.revoke(foreign.keyId)).rejects.toThrow(UnknownKey);
      expect(await test.requestWith(foreign.key)).toBe('admitted');
    });
  });

  describe('the audit trail', () => {
    let accountId: string;
    beforeEach(async () => {
      accountId = (await signIn('ada@example.org')).id;
    });

    it('shows what was done, the newest first', async () => {
      const { keyId } = await test.ownKeys.of(accountId).create(KEY);
      test.clock.advance(1_000);
      await test.registry.revoke(keyId);
      const { entries, nextCursor } = await test.auditTrail.page(accountId);
      expect(entries).toMatchObject([
        { action: 'key-revoked', keyId, at: '2026-11-21T10:00:01.000Z' },
        { action: 'key-created', keyId, detail: 'my site' },
      ]);
      expect(nextCursor).toBeNull();
    });

    it('comes in pages that skip and repeat nothing, also when many events have the same time', async () => {
      const { keyId } = await test.ownKeys.of(accountId).create(KEY);
      for (let count = 0; count < 6; count++) await test.registry.rotate(keyId);
      const seen: string[] = [];
      let pages = 0;
      for (let cursor: string | null | undefined; cursor !== null; pages++) {
        const page = await test.auditTrail.page(accountId, { limit: 3, cursor });
        seen.push(...page.entries.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect({ pages, seen: seen.length, different: new Set(seen).size }).toEqual({
        pages: 3,
        seen: 7,
        different: 7,
      });
    });

    it("does not show another account's", async () => {
      await test.registry.create({ ...KEY, email: 'bob@example.org' });
      expect((await test.auditTrail.page(accountId)).entries).toEqual([]);
    });

    it.each(['', 'x', '2026-11-21T10:00:00.000Z~1'])('refuses the cursor %j', async cursor => {
      await expect(test.auditTrail.page(accountId, { cursor })).rejects.toThrow(InvalidActivityCursor);
    });
  });

  describe('the export', () => {
    it('contains everything that is recorded, including the latest usage', async () => {
      const { id } = await signIn('ada@example.org', 'user-1');
      const { key, keyId } = await test.ownKeys.of(id).create(KEY);
      await test.requestWith(key);
      await test.use({ keyId, day: '2026-11-21', count: 1 });
      expect(await test.personalData.export(id)).toMatchObject({
        exportedAt: '2026-11-21T10:00:00.000Z',
        account: { id, email: 'ada@example.org', userId: 'user-1' },
        keys: [{ keyId, name: 'my site', plan: 'free' }],
        usage: {
          byDay: [{ keyId, day: '2026-11-21', route: '/games', status: '200', count: 1 }],
          byMonth: [{ month: '2026-11', used: 1 }],
        },
        auditTrail: [{ action: 'key-created', keyId }],
      });
    });

    it('contains no secret, not even its hash', async () => {
      const { id } = await signIn('ada@example.org');
      const { key } = await test.ownKeys.of(id).create(KEY);
      const [secret] = await test.database.selectFrom('key_secrets').select('hash').execute();
      const text = JSON.stringify(await test.personalData.export(id));
      expect(text).not.toContain(key.slice(14, 46));
      expect(text).not.toContain(secret?.hash);
    });

    it('is refused for an account that does not exist', async () => {
      await expect(test.personalData.export('none')).rejects.toThrow(UnknownAccount);
    });
  });

  describe('deleting an account', () => {
    let accountId: string;
    let created: { readonly keyId: string; readonly key: string };
    beforeEach(async () => {
      accountId = (await signIn('ada@example.org', 'user-1')).id;
      created = await test.ownKeys.of(accountId).create(KEY);
      await test.requestWith(created.key);
      await test.use({ keyId: created.keyId, day: '2026-11-21', count: 1 });
      await test.rollUp();
    });

    /** Every row of every table except the plans, as text. */
    async function everything(): Promise<string> {
      const tables = [
        'accounts',
        'api_keys',
        'key_secrets',
        'usage_by_day',
        'place_months',
        'closed_accounts',
      ] as const;
      const rows = tables.map(table => test.database.selectFrom(table).selectAll().execute());
      const trail = test.database.selectFrom('audit_events').selectAll().execute();
      return JSON.stringify(await Promise.all([...rows, trail]));
    }

    it('makes its keys invalid', async () => {
      expect(await test.personalData.deleteAccount(accountId)).toEqual({ published: true });
      expect(await test.requestWith(created.key)).toBe('unknown');
    });

    it('leaves no personal data', async () => {
      await test.personalData.deleteAccount(accountId);
      const rest = await everything();
      for (const personal of ['ada@example.org', 'user-1', 'my site']) expect(rest).not.toContain(personal);
    });

    it('keeps the audit trail, without personal data', async () => {
      await test.personalData.deleteAccount(accountId);
      const { entries } = await test.auditTrail.page(accountId);
      expect(entries.map(({ action }) => action).sort()).toEqual([
        'account-deleted',
        'key-created',
        'key-revoked',
      ]);
      await expect(test.personalData.export(accountId)).rejects.toThrow(UnknownAccount);
    });

    it('erases any number of keys, more than one statement has parameters for', async () => {
      const times = { created_at: '2026-11-21T10:00:00.000Z', revoked_at: '2026-11-21T10:00:00.000Z' };
      const revoked = {
        account_id: accountId,
        name: 'old',
        place: 1,
        state: 'revoked',
        revision: 2,
        ...times,
      } as const;
      const ids = Array.from({ length: 17_000 }, (_, number) => String(number).padStart(10, '0'));
      while (ids.length > 0) {
        const rows = ids.splice(0, 500).map(id => ({ ...revoked, id }));
        await test.database.insertInto('api_keys').values(rows).execute();
      }
      expect(await test.personalData.deleteAccount(accountId)).toEqual({ published: true });
      expect(await test.registry.list()).toEqual([]);
    });

    it('touches no other account', async () => {
      const other = await test.registry.create({ ...KEY, email: 'bob@example.org' });
      await test.personalData.deleteAccount(accountId);
      expect(await test.requestWith(other.key)).toBe('admitted');
      expect(await test.registry.list()).toHaveLength(1);
    });

    it('gives the same person a new account without keys later', async () => {
      await test.personalData.deleteAccount(accountId);
      const again = await signIn('ada@example.org', 'user-1');
      expect(again.id).not.toBe(accountId);
      expect(await test.ownKeys.of(again.id).list()).toEqual([]);
    });

    describe('and signing in again', () => {
      /** The month's usage of all places of the account with this address, as the limiter counts it. */
      async function usedBy(email: string): Promise<number> {
        const { tag } = await signIn(email);
        const used = await test.engine.counters.monthUsed(
          tag,
          new Date(test.clock.now()).toISOString().slice(0, 7),
        );
        return [...used.values()].reduce((sum, units) => sum + units, 0);
      }

      it('gives neither a new monthly quota nor a larger plan', async () => {
        await test.plans.assign({ email: 'ada@example.org', plan: 'plus' });
        await test.personalData.deleteAccount(accountId);
        const again = await signIn('ADA@example.org');
        expect(again.plan).toBe('free');
        const { key } = await test.ownKeys.of(again.id).create(KEY);
        expect(await test.requestWith(key)).toBe('admitted');
        expect(await usedBy('ada@example.org')).toBe(2);
      });

      it('gives no new monthly quota on a store that lost its data in between', async () => {
        await test.personalData.deleteAccount(accountId);
        await test.engine.loseEverything();
        const { id } = await signIn('ada@example.org');
        const { key } = await test.ownKeys.of(id).create(KEY);
        await test.requestWith(key);
        expect(await usedBy('ada@example.org')).toBe(2);
      });

      it('starts with zero usage in the next month, and the closed account is no longer stored', async () => {
        await test.personalData.deleteAccount(accountId);
        test.clock.set('2026-12-01T00:00:00.000Z');
        expect(await usedBy('ada@example.org')).toBe(0);
        expect(await test.database.selectFrom('closed_accounts').selectAll().execute()).toEqual([]);
        expect(await test.database.selectFrom('place_months').selectAll().execute()).toEqual([]);
      });

      it('is not awaited: when the month is over, nothing shows who closed an account', async () => {
        await test.personalData.deleteAccount(accountId);
        await test.personalData.forgetExpired();
        expect(await test.database.selectFrom('closed_accounts').selectAll().execute()).toHaveLength(1);
        test.clock.set('2026-12-01T00:00:00.000Z');
        await test.personalData.forgetExpired();
        expect(await test.database.selectFrom('closed_accounts').selectAll().execute()).toEqual([]);
        expect(await test.database.selectFrom('place_months').selectAll().execute()).toEqual([]);
      });

      it('says that the usage was carried over, and since when it counts', async () => {
        const beginning = async () => {
          const { isCarriedOver, since } = await test.history.ofAccount(await test.stateOf());
          return { isCarriedOver, since };
        };
        const { createdAt } = (await test.stateOf()).account;
        expect(await beginning()).toEqual({ isCarriedOver: false, since: createdAt });
        await test.personalData.deleteAccount(accountId);
        const { id } = await signIn('ada@example.org');
        expect(await beginning()).toEqual({ isCarriedOver: true, since: '2026-11-01T00:00:00.000Z' });
        const { entries } = await test.auditTrail.page(id);
        expect(entries.map(({ action }) => action)).toEqual(['account-reopened']);
        test.clock.set('2026-12-02T00:00:00.000Z');
        expect(await beginning()).toEqual({ isCarriedOver: false, since: '2026-12-01T00:00:00.000Z' });
      });

      it('is new in the trail only: an account that was never closed says nothing of it', async () => {
        const { id } = await signIn('bob@example.org');
        expect((await test.auditTrail.page(id)).entries).toEqual([]);
      });

      it('keeps the usage of the month, however often', async () => {
        for (let round = 0; round < 3; round++) {
          const { id } = await signIn('ada@example.org');
          const { key } = await test.ownKeys.of(id).create(KEY);
          await test.requestWith(key);
          await test.personalData.deleteAccount(id);
        }
        expect(await usedBy('ada@example.org')).toBe(4);
      });

      it('does not count the usage for another address', async () => {
        await test.personalData.deleteAccount(accountId);
        expect(await usedBy('bob@example.org')).toBe(0);
      });
    });

    it('succeeds while the limiter is unavailable; the key is refused after the next publication', async () => {
      test.engine.unavailable = true;
      expect(await test.personalData.deleteAccount(accountId)).toEqual({ published: false });
      test.engine.unavailable = false;
      expect(await test.requestWith(created.key)).toBe('admitted');
      await test.reconciler.publishPending();
      expect(await test.requestWith(created.key)).toBe('unknown');
      expect(await test.reconciler.status()).toMatchObject({ pending: 0 });
    });

    it('changes nothing when the database fails in between: the keys still work', async () => {
      await expect(failingWhenItDeletesFrom('accounts').deleteAccount(accountId)).rejects.toThrow(
        DatabaseUnavailable,
      );
      expect(await test.requestWith(created.key)).toBe('admitted');
      expect(await test.ownKeys.of(accountId).find(created.keyId)).toMatchObject({ state: 'active' });
    });

    it('succeeds when the database fails after the account was erased', async () => {
      const personalData = failingWhenItDeletesFrom('withdrawals');
      expect(await personalData.deleteAccount(accountId)).toEqual({ published: false });
      await test.reconciler.publishPending();
      expect(await test.requestWith(created.key)).toBe('unknown');
    });

    function failingWhenItDeletesFrom(table: string): PersonalData {
      const database = test.database.withPlugin(new FailingStatement('delete', table));
      return composeAccounts(database, test.engine, { clock: test.clock, retryPausesMs: [] }).personalData;
    }

    it('is refused the second time', async () => {
      await test.personalData.deleteAccount(accountId);
      await expect(test.personalData.deleteAccount(accountId)).rejects.toThrow(UnknownAccount);
    });
  });
}
