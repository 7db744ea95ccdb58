import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailToQueue, QueuedMail } from '#libs/accounts';
import { UnknownAccount } from '#libs/accounts';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

const DAY_MS = 86_400_000;
const ORIGIN = { network: '192.0.2.0/24', browser: 'Firefox', system: 'Linux' };

/** What `Mails` guarantees on every database. */
export function mailsContract(newDatabase: NewDatabase): void {
  let test: TestAccounts;
  let accountId: string;
  beforeEach(async () => {
    test = await openTestAccounts(newDatabase);
    ({ id: accountId } = await test.accounts.findOrCreate({ email: 'ada@example.org' }));
  });
  afterEach(() => test.close());

  const aMail = (change: Partial<MailToQueue> = {}): MailToQueue => ({
    ...{ accountId, kind: 'key-created', about: 'key 1', details: { keyId: 'key 1' }, ...change },
  });
  /** Sends every mail that is due. */
  async function sent(): Promise<string[]> {
    const mails = await test.mails.claim(10);
    for (const mail of mails) await test.mails.confirm(mail);
    return kindsOf(mails);
  }
  const kindsOf = (mails: readonly QueuedMail[]) => mails.map(({ kind }) => kind);

  describe('a mail', () => {
    it('goes to the owner, in the language of the first sign-in', async () => {
      await test.accounts.recordSignIn(accountId, { language: 'fr', method: 'link', origin: ORIGIN });
      await test.accounts.recordSignIn(accountId, { language: 'de', method: 'link', origin: ORIGIN });
      await test.mails.queue(aMail());
      expect(await test.mails.claim(10)).toEqual([{ ...aMail(), email: 'ada@example.org', language: 'fr' }]);
    });

    it('is recorded once for each kind and subject', async () => {
      await Promise.all([1, 2, 3].map(() => test.mails.queue(aMail())));
      await test.mails.queue(aMail({ about: 'key 2' }));
      expect(await test.mails.claim(10)).toHaveLength(2);
    });

    it('is claimed by one process, and by another when that one fails', async () => {
      await test.mails.queue(aMail());
      const claims = await Promise.all([1, 2, 3, 4].map(() => test.mails.claim(10)));
      expect(claims.flat()).toHaveLength(1);
      test.clock.advance(119_000);
      expect(await test.mails.claim(10)).toEqual([]);
      test.clock.advance(2_000);
      expect(await test.mails.claim(10)).toHaveLength(1);
    });

    it('is not sent again, and nothing of its content is kept', async () => {
      await test.mails.queue(aMail());
      const [mail] = (await test.mails.claim(1)) as [QueuedMail];
      await test.mails.confirm(mail);
      await test.mails.queue(aMail());
      test.clock.advance(DAY_MS);
      expect(await test.mails.claim(10)).toEqual([]);
      const rows = await test.database.selectFrom('mails').select('details').execute();
      expect(rows).toEqual([{ details: '{}' }]);
    });

    it('that could not be sent is due again after 5 minutes, for 3 days', async () => {
      await test.mails.queue(aMail());
      for (let round = 0; round < 3; round++) {
        const [mail] = (await test.mails.claim(1)) as [QueuedMail];
        await test.mails.postpone(mail);
        expect(await test.mails.claim(1)).toEqual([]);
        test.clock.advance(5 * 60_000);
      }
      test.clock.advance(3 * DAY_MS);
      expect(await test.mails.claim(1)).toEqual([]);
    });

    it('is not kept when the account is deleted', async () => {
      await test.mails.queue(aMail());
      await test.mails.changeSettings(accountId, { language: 'it', off: ['quota'], quotaWarning: 80 });
      await test.personalData.deleteAccount(accountId);
      expect(await test.mails.claim(10)).toEqual([]);
      for (const table of ['mails', 'mail_opt_outs'] as const)
        expect(await test.database.selectFrom(table).selectAll().execute()).toEqual([]);
      await test.mails.queue(aMail());
      expect(await test.mails.claim(10)).toEqual([]);
    });
  });

  describe('settings', () => {
    it('begin with every topic on, and are changed as a whole', async () => {
      const asTheyBegin = { language: null, off: [], quotaWarning: 80 } as const;
      expect(await test.mails.settingsOf(accountId)).toEqual(asTheyBegin);
      const changed = { language: 'es', off: ['expiry', 'quota'], quotaWarning: 50 } as const;
      await test.mails.changeSettings(accountId, changed, ORIGIN);
      expect(await test.mails.settingsOf(accountId)).toEqual(changed);
      await test.mails.changeSettings(accountId, asTheyBegin);
      expect(await test.mails.settingsOf(accountId)).toEqual(asTheyBegin);
      const { entries } = await test.auditTrail.page(accountId);
      expect(entries.map(({ action, origin }) => [action, origin])).toContainEqual([
        ...['mail-settings-changed', ORIGIN],
      ]);
    });

    it('stop mails of a topic, and no security mail', async () => {
      await test.mails.unsubscribe(accountId, 'expiry');
      await test.mails.unsubscribe(accountId, 'expiry');
      for (const kind of ['expiry-7', 'quota-80', 'key-created'] as const)
        await test.mails.queue(aMail({ kind }));
      expect(kindsOf(await test.mails.claim(10)).sort()).toEqual(['key-created', 'quota-80']);
    });

    it('of an unknown account are refused', async () => {
      await expect(test.mails.settingsOf('none')).rejects.toThrow(UnknownAccount);
      await expect(test.mails.unsubscribe('none', 'quota')).rejects.toThrow(UnknownAccount);
    });
  });

  describe('a warning about the quota', () => {
    beforeEach(async () => {
      await test.ownKeys.of(accountId).create({ name: 'my site' });
    });

    async function used(count: number): Promise<string[]> {
      const { tag } = (await test.stateOf()).account;
      await test.database
        .insertInto('place_months')
        .values({ tag, place: 1, month: '2026-11', used: count })
        .onConflict(conflict => conflict.columns(['tag', 'place', 'month']).doUpdateSet({ used: count }))
        .execute();
      await test.mails.queueWarnings();
      return sent();
    }

    it('is due at 80 % and at 100 %, each once a month', async () => {
      expect(await used(3_999)).toEqual([]);
      expect(await used(4_000)).toEqual(['quota-80']);
      expect(await used(4_999)).toEqual([]);
      expect(await used(5_000)).toEqual(['quota-100']);
      expect(await used(5_001)).toEqual([]);
    });

    it.each([
      [50, 2_499, 2_500, 'quota-50'],
      [90, 4_499, 4_500, 'quota-90'],
      [100, 4_999, 5_000, 'quota-100'],
    ] as const)(
      'is due first at %i %% where its owner chose that',
      async (quotaWarning, before, at, kind) => {
        await test.mails.changeSettings(accountId, { language: null, off: [], quotaWarning });
        expect(await used(before)).toEqual([]);
        expect(await used(at)).toEqual([kind]);
        expect(await used(4_999)).toEqual([]);
        expect(await used(5_000)).toEqual(kind === 'quota-100' ? [] : ['quota-100']);
      },
    );

    it('is about each key by itself, and not about a place without one', async () => {
      const keys = test.ownKeys.of(accountId);
      expect(await used(5_000)).toEqual(['quota-100']);
      const [first] = await keys.list();
      await keys.create({ name: 'other' });
      expect(await used(5_001)).toEqual([]);
      await keys.revoke(first!.keyId);
      expect(await used(5_002)).toEqual([]);
    });

    it('is one mail when both are reached at once', async () => {
      expect(await used(6_000)).toEqual(['quota-100']);
      expect(await used(6_001)).toEqual([]);
    });
  });

  describe('a warning about a key', () => {
    const inDays = (days: number) => new Date(test.clock.now() + days * DAY_MS).toISOString();
    async function after(days: number): Promise<string[]> {
      test.clock.advance(days * DAY_MS);
      await test.mails.queueWarnings();
      return sent();
    }

    it('is due 7 days and 1 day before it expires, each once', async () => {
      await test.ownKeys.of(accountId).create({ name: 'my site', expiresAt: inDays(30) });
      expect(await after(22)).toEqual([]);
      expect(await after(1)).toEqual(['expiry-7']);
      expect(await after(5)).toEqual([]);
      expect(await after(1)).toEqual(['expiry-1']);
      expect(await after(0.5)).toEqual([]);
      expect(await after(1)).toEqual([]);
    });

    it('is not due for a revoked key, or for one that was made to live a few days', async () => {
      const keys = test.ownKeys.of(accountId);
      await keys.create({ name: 'week', expiresAt: inDays(7) });
      expect(await after(0)).toEqual([]);
      const { keyId } = await keys.create({ name: 'revoked', expiresAt: inDays(20) });
      await keys.revoke(keyId);
      await keys.create({ name: 'day', expiresAt: inDays(19) });
      expect(await after(18)).toEqual(['expiry-1']);
    });
  });

  describe('a warning about refused requests', () => {
    let keyId: string;
    beforeEach(async () => {
      ({ keyId } = await test.ownKeys.of(accountId).create({ name: 'my site' }));
    });

    async function refused(count: number, status: `${number}` = '401'): Promise<string[]> {
      const day = new Date(test.clock.now()).toISOString().slice(0, 10);
      await test.database
        .insertInto('usage_by_day')
        .values({ key_id: keyId, day, route: '/games', status: status, count, log_count: 0 })
        .onConflict(conflict => conflict.columns(['key_id', 'day', 'route', 'status']).doUpdateSet({ count }))
        .execute();
      await test.mails.queueWarnings();
      return sent();
    }

    it('is due when there are 20 in a day, once, and is on the audit trail', async () => {
      expect(await refused(19)).toEqual([]);
      expect(await refused(20)).toEqual(['refusals']);
      expect(await refused(400)).toEqual([]);
      const { entries } = await test.auditTrail.page(accountId);
      expect(entries.filter(({ action }) => action === 'refusals-noticed')).toMatchObject([
        { keyId, keyName: 'my site', detail: '20', origin: null },
      ]);
    });

    it('is not due for a constant rate, only for more than three times the highest of 7 days', async () => {
      expect(await refused(100)).toEqual(['refusals']);
      test.clock.advance(DAY_MS);
      expect(await refused(300)).toEqual([]);
      expect(await refused(301)).toEqual(['refusals']);
      test.clock.advance(8 * DAY_MS);
      expect(await refused(20)).toEqual(['refusals']);
    });

    it('is not due for other errors', async () => {
      expect(await refused(500, '404')).toEqual([]);
    });
  });

  describe('where something was done from', () => {
    it('is recorded with sign-ins and changes of keys, and forgotten after 90 days', async () => {
      await test.accounts.recordSignIn(accountId, { language: 'en', method: 'link', origin: ORIGIN });
      await test.ownKeys.of(accountId, ORIGIN).create({ name: 'my site' });
      const trail = async () =>
        (await test.auditTrail.page(accountId)).entries.map(({ action, origin, keyName }) => ({
          ...{ action, origin, keyName },
        }));
      expect(await trail()).toEqual(
        expect.arrayContaining([
          { action: 'key-created', origin: ORIGIN, keyName: 'my site' },
          { action: 'signed-in', origin: ORIGIN, keyName: null },
        ]),
      );
      test.clock.advance(91 * DAY_MS);
      await test.personalData.forgetExpired();
      expect(await trail()).toEqual([{ action: 'key-created', origin: null, keyName: 'my site' }]);
    });

    it('is not kept when the account is deleted', async () => {
      await test.ownKeys.of(accountId, ORIGIN).create({ name: 'my site' });
      await test.personalData.deleteAccount(accountId);
      const events = await test.database.selectFrom('audit_events').selectAll().execute();
      expect(JSON.stringify(events)).not.toMatch(/192\.0\.2|Firefox|Linux|my site/);
    });
  });
}
