import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  InvalidEmail,
  InvalidExpiry,
  InvalidName,
  InvalidOverlap,
  issueDemoKey,
  KeyAlreadyExpired,
  KeyAlreadyRevoked,
  KeyLimitReached,
  TooManyKeyChanges,
  UnknownAccount,
  UnknownKey,
  UnknownPlan,
} from '#libs/accounts';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

const REQUEST = { email: 'ada@example.org', name: 'my site' };

/** What the `KeyRegistry` guarantees on every database. */
export function keyRegistryContract(newDatabase: NewDatabase): void {
  let accounts: TestAccounts;
  beforeEach(async () => {
    accounts = await openTestAccounts(newDatabase);
  });
  afterEach(() => accounts.close());

  const auditActions = async () => {
    const events = await accounts.database
      .selectFrom('audit_events')
      .select('action')
      .orderBy('at')
      .execute();
    return events.map(({ action }) => action);
  };

  describe('creates', () => {
    it('a key that works at once', async () => {
      const created = await accounts.registry.create(REQUEST);
      expect(created).toMatchObject({
        name: 'my site',
        plan: 'free',
        account: 'ada@example.org',
        createdAt: '2026-11-21T10:00:00.000Z',
        expiresAt: null,
        published: true,
      });
      expect(created.key).toContain(created.keyId);
      expect(await accounts.requestWith(created.key)).toBe('admitted');
    });

    it('one account per address, whatever its letter case', async () => {
      await accounts.registry.create(REQUEST);
      await accounts.registry.create({ ...REQUEST, email: 'ADA@Example.org ' });
      expect(await accounts.database.selectFrom('accounts').select('email').execute()).toEqual([
        { email: 'ada@example.org' },
      ]);
    });

    it('keys whose ids contain the tag of their account', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      const { tag } = await accounts.accounts.findOrCreate({ email: REQUEST.email });
      expect(keyId.slice(0, 6)).toBe(tag);
    });

    it('keys on the plan of their account, and changes the plan when asked to', async () => {
      const first = await accounts.registry.create(REQUEST);
      expect(await accounts.registry.create({ ...REQUEST, plan: 'plus' })).toMatchObject({ plan: 'plus' });
      expect(await accounts.registry.create(REQUEST)).toMatchObject({ plan: 'plus' });
      expect(await accounts.history.of(first.keyId)).toMatchObject({
        plan: 'plus',
        requestsPerMonth: 100_000,
      });
      expect(await auditActions()).toContain('plan-changed');
    });

    it('a key with an end date, and another one after it has expired', async () => {
      const expiresAt = '2026-11-22T10:00:00.000Z';
      const { key, keyId } = await accounts.registry.create({
        ...REQUEST,
        expiresAt: '2026-11-22T11:00:00+01:00',
      });
      for (let count = 0; count < 2; count++) await accounts.registry.create(REQUEST);
      expect(await accounts.registry.list({ keyId })).toMatchObject([{ state: 'active', expiresAt }]);
      accounts.clock.set('2026-11-22T09:59:59.999Z');
      expect(await accounts.requestWith(key)).toBe('admitted');
      await expect(accounts.registry.create(REQUEST)).rejects.toThrow(KeyLimitReached);
      accounts.clock.set(expiresAt);
      expect(await accounts.requestWith(key)).toBe('expired');
      expect(await accounts.registry.list({ keyId })).toMatchObject([{ state: 'expired' }]);
      await expect(accounts.registry.create(REQUEST)).resolves.toMatchObject({ published: true });
    });

    it.each(['2026-11-21T10:00:00.000Z', '2020-01-01', 'tomorrow', '2037-01-01'])(
      'no key that ends at %s',
      async expiresAt => {
        await expect(accounts.registry.create({ ...REQUEST, expiresAt })).rejects.toThrow(InvalidExpiry);
      },
    );

    it('no more active keys than the plan allows, even when all are requested at once', async () => {
      const requests = Array.from({ length: 6 }, () => accounts.registry.create(REQUEST));
      const results = await Promise.allSettled(requests);
      const refusals = results
        .filter(result => result.status === 'rejected')
        .map(({ reason }) => reason as unknown);
      expect(refusals).toEqual(Array(3).fill(expect.any(KeyLimitReached)));
      expect(await accounts.registry.list()).toHaveLength(3);
    });

    it('a key for an account that exists', async () => {
      const { id } = await accounts.accounts.findOrCreate({ email: REQUEST.email });
      const created = await accounts.registry.create({ accountId: id, name: 'my site' });
      expect(created.account).toBe(REQUEST.email);
    });

    it('nothing for an account that does not', async () => {
      const creation = accounts.registry.create({ accountId: 'none', name: 'my site' });
      await expect(creation).rejects.toThrow(UnknownAccount);
    });

    it('another key in place of a revoked one', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      await accounts.registry.create(REQUEST);
      await accounts.registry.create(REQUEST);
      await accounts.registry.revoke(keyId);
      await expect(accounts.registry.create(REQUEST)).resolves.toMatchObject({ published: true });
    });

    it.each([
      [{ email: 'not-an-address' }, InvalidEmail, 'invalid_email'],
      [{ name: '' }, InvalidName, 'invalid_name'],
      [{ plan: 'gold' }, UnknownPlan, 'unknown_plan'],
    ])('nothing for %o', async (fault, error, code) => {
      const creation = accounts.registry.create({ ...REQUEST, ...fault });
      await expect(creation).rejects.toThrow(error);
      await expect(creation).rejects.toMatchObject({ code });
      expect(await accounts.database.selectFrom('accounts').selectAll().execute()).toEqual([]);
    });

    it('no record that would reveal a key', async () => {
      const { key } = await accounts.registry.create(REQUEST);
      const tables = ['accounts', 'api_keys', 'key_secrets', 'audit_events'] as const;
      const rows = await Promise.all(
        tables.map(table => accounts.database.selectFrom(table).selectAll().execute()),
      );
      const secret = key.slice(14, 46);
      expect(JSON.stringify(rows)).not.toContain(secret);
    });
  });

  describe('rotates', () => {
    it('to a new secret under the same id, while the old one works for 24 more hours', async () => {
      const old = await accounts.registry.create(REQUEST);
      const rotated = await accounts.registry.rotate(old.keyId);
      expect(rotated).toMatchObject({ keyId: old.keyId, previousExpiresAt: '2026-11-22T10:00:00.000Z' });
      accounts.clock.set('2026-11-22T09:59:59.999Z');
      expect(await accounts.requestWith(old.key)).toBe('admitted');
      accounts.clock.set('2026-11-22T10:00:00.000Z');
      expect(await accounts.requestWith(old.key)).toBe('secret-ended');
      expect(await accounts.requestWith(rotated.key)).toBe('admitted');
    });

    it('without overlap when requested', async () => {
      const old = await accounts.registry.create(REQUEST);
      await accounts.registry.rotate(old.keyId, 0);
      expect(await accounts.requestWith(old.key)).toBe('secret-ended');
    });

    it('without shortening what was promised for a secret before', async () => {
      const first = await accounts.registry.create(REQUEST);
      const second = await accounts.registry.rotate(first.keyId, 7 * 86_400);
      await accounts.registry.rotate(first.keyId, 3_600);
      accounts.clock.advance(3_600_000);
      expect(await accounts.requestWith(second.key)).toBe('secret-ended');
      expect(await accounts.requestWith(first.key)).toBe('admitted');
      accounts.clock.advance(7 * 86_400_000 - 3_600_000);
      expect(await accounts.requestWith(first.key)).toBe('secret-ended');
    });

    it('and tells the last ten secrets that ended from unknown ones', async () => {
      const secrets = [await accounts.registry.create(REQUEST)];
      for (let round = 0; round < 12; round++) {
        accounts.clock.advance(1_000);
        secrets.push({ ...secrets[0]!, ...(await accounts.registry.rotate(secrets[0]!.keyId, 0)) });
      }
      const kinds = await Promise.all(secrets.map(({ key }) => accounts.requestWith(key)));
      expect(kinds).toEqual(['unknown', 'unknown', ...Array(10).fill('secret-ended'), 'admitted']);
    });

    it('without prolonging a secret that already has an end', async () => {
      const first = await accounts.registry.create(REQUEST);
      await accounts.registry.rotate(first.keyId, 60);
      await accounts.registry.rotate(first.keyId, 3_600);
      accounts.clock.advance(60_000);
      expect(await accounts.requestWith(first.key)).toBe('secret-ended');
    });

    it('and ends a leaked secret at once, whatever overlap was granted before', async () => {
      const first = await accounts.registry.create(REQUEST);
      const second = await accounts.registry.rotate(first.keyId);
      await accounts.registry.rotate(first.keyId, 0);
      expect(await accounts.requestWith(first.key)).toBe('secret-ended');
      expect(await accounts.requestWith(second.key)).toBe('secret-ended');
    });

    it('no key that has expired', async () => {
      const expiresAt = '2026-11-21T10:00:01.000Z';
      const { keyId } = await accounts.registry.create({ ...REQUEST, expiresAt });
      accounts.clock.advance(1_000);
      await expect(accounts.registry.rotate(keyId)).rejects.toThrow(KeyAlreadyExpired);
    });

    it.each([-1, 1.5, NaN, 30 * 86_400 + 1])('not with an overlap of %d seconds', async overlapSeconds => {
      const { keyId } = await accounts.registry.create(REQUEST);
      await expect(accounts.registry.rotate(keyId, overlapSeconds)).rejects.toThrow(InvalidOverlap);
    });

    it('no key that was revoked or does not exist, and changes nothing then', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      await accounts.registry.revoke(keyId);
      await expect(accounts.registry.rotate(keyId)).rejects.toThrow(KeyAlreadyRevoked);
      await expect(accounts.registry.rotate('0000000000')).rejects.toThrow(UnknownKey);
      const secrets = await accounts.database.selectFrom('key_secrets').select('expires_at').execute();
      expect(secrets).toEqual([{ expires_at: null }]);
    });
  });

  describe('revokes', () => {
    it('with effect on the next request', async () => {
      const { key, keyId } = await accounts.registry.create(REQUEST);
      expect(await accounts.registry.revoke(keyId)).toEqual({
        keyId,
        state: 'revoked',
        revokedAt: '2026-11-21T10:00:00.000Z',
        alreadyRevoked: false,
        published: true,
      });
      expect(await accounts.requestWith(key)).toBe('revoked');
    });

    it('once, and returns the original time if asked again', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      const { revokedAt } = await accounts.registry.revoke(keyId);
      accounts.clock.advance(5_000);
      expect(await accounts.registry.revoke(keyId)).toMatchObject({ revokedAt, alreadyRevoked: true });
      expect(await auditActions()).toEqual(['key-created', 'key-revoked']);
    });

    it('no key that does not exist', async () => {
      await expect(accounts.registry.revoke('0000000000')).rejects.toThrow(UnknownKey);
    });
  });

  describe('limits how often', () => {
    const own = async () => {
      const { id } = await accounts.accounts.findOrCreate({ email: REQUEST.email });
      return accounts.ownKeys.of(id);
    };

    it("an account's owner makes keys, and says when the next one is possible", async () => {
      const keys = await own();
      for (let count = 0; count < 16; count++) {
        const { keyId } = await keys.create({ name: 'my site' });
        await keys.revoke(keyId);
        accounts.clock.advance(1_000);
      }
      await expect(keys.create({ name: 'my site' })).rejects.toThrow(TooManyKeyChanges);
      await expect(keys.create({ name: 'my site' })).rejects.toMatchObject({
        retryAt: '2026-11-22T10:00:00.000Z',
      });
      accounts.clock.set('2026-11-22T09:59:59.999Z');
      await expect(keys.create({ name: 'my site' })).rejects.toThrow(TooManyKeyChanges);
      accounts.clock.set('2026-11-22T10:00:00.000Z');
      await expect(keys.create({ name: 'my site' })).resolves.toMatchObject({ published: true });
    });

    it("an account's owner rotates them", async () => {
      const keys = await own();
      const { keyId } = await keys.create({ name: 'my site' });
      for (let count = 0; count < 22; count++) await keys.rotate(keyId, 0);
      await expect(keys.rotate(keyId, 0)).rejects.toThrow(TooManyKeyChanges);
    });

    it('and allows more of both on a larger plan, and never limits an operator', async () => {
      const keys = await own();
      await accounts.registry.create({ ...REQUEST, plan: 'plus' });
      for (let count = 0; count < 16; count++) await keys.revoke((await keys.create({ name: 'x' })).keyId);
      await expect(keys.create({ name: 'my site' })).resolves.toMatchObject({ published: true });
      for (let count = 0; count < 30; count++) {
        const { keyId } = await accounts.registry.create({ ...REQUEST, email: 'bob@example.org' });
        await accounts.registry.revoke(keyId);
      }
    });
  });

  describe('without its store', () => {
    it('records the change, and says that nothing was published', async () => {
      accounts.engine.unavailable = true;
      const { key, keyId, published } = await accounts.registry.create(REQUEST);
      expect(published).toBe(false);
      expect(await accounts.registry.rotate(keyId, 0)).toMatchObject({ published: false });
      expect(await accounts.registry.revoke(keyId)).toMatchObject({ published: false });
      accounts.engine.unavailable = false;
      expect(await accounts.requestWith(key)).toBe('data-lost');
    });

    it('remembers which keys are not published', async () => {
      await accounts.registry.create(REQUEST);
      accounts.engine.unavailable = true;
      await accounts.registry.create(REQUEST);
      expect((await accounts.registry.list()).map(({ published }) => published).sort()).toEqual([
        false,
        true,
      ]);
    });

    it('publishes a revocation again when asked again', async () => {
      const { key, keyId } = await accounts.registry.create(REQUEST);
      accounts.engine.unavailable = true;
      await accounts.registry.revoke(keyId);
      accounts.engine.unavailable = false;
      expect(await accounts.requestWith(key)).toBe('admitted');
      await accounts.registry.revoke(keyId);
      expect(await accounts.requestWith(key)).toBe('revoked');
    });
  });

  it('lists the keys of one account, the oldest first', async () => {
    const first = await accounts.registry.create(REQUEST);
    accounts.clock.advance(1_000);
    const second = await accounts.registry.create(REQUEST);
    await accounts.registry.create({ ...REQUEST, email: 'bob@example.org' });
    const listed = await accounts.registry.list({ email: 'ADA@example.org' });
    expect(listed.map(({ keyId }) => keyId)).toEqual([first.keyId, second.keyId]);
    expect(listed[0]).toMatchObject({ state: 'active', revokedAt: null, lastUsedAt: null });
  });

  it('shows until when the previous secret works, and not a moment longer', async () => {
    const { keyId } = await accounts.registry.create(REQUEST);
    const { previousExpiresAt } = await accounts.registry.rotate(keyId, 60);
    expect(await accounts.registry.list()).toMatchObject([{ previousExpiresAt }]);
    accounts.clock.advance(60_000);
    expect(await accounts.registry.list()).toMatchObject([{ previousExpiresAt: null }]);
  });

  it('lists the plans, the slowest first', async () => {
    expect((await accounts.plans.list()).map(({ name }) => name)).toEqual(['free', 'plus', 'scale']);
  });

  it('records what was done to keys', async () => {
    const { keyId } = await accounts.registry.create(REQUEST);
    accounts.clock.advance(1_000);
    await accounts.registry.rotate(keyId);
    accounts.clock.advance(1_000);
    await accounts.registry.revoke(keyId);
    expect(await auditActions()).toEqual(['key-created', 'key-rotated', 'key-revoked']);
  });

  it('issues a demo key that replaces the previous one, however often', async () => {
    const keys: string[] = [];
    for (let start = 0; start < 5; start++) keys.push(await issueDemoKey(accounts));
    const answers = await Promise.all(keys.map(accounts.requestWith));
    expect(answers).toEqual(['revoked', 'revoked', 'revoked', 'revoked', 'admitted']);
  });
}
