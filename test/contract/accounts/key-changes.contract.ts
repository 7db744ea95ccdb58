import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  InvalidExpiry,
  InvalidName,
  KeyAlreadyExpired,
  KeyAlreadyRevoked,
  TooManyKeyChanges,
  UnknownKey,
  UnknownSecret,
} from '#libs/accounts';
import { type NewDatabase, openTestAccounts, type TestAccounts } from './open-test-accounts.js';

const REQUEST = { email: 'ada@example.org', name: 'my site' };

/** What changes of a key that exists guarantee on every database: its name, its expiry, its secrets. */
export function keyChangesContract(newDatabase: NewDatabase): void {
  let accounts: TestAccounts;
  beforeEach(async () => {
    accounts = await openTestAccounts(newDatabase);
  });
  afterEach(() => accounts.close());

  const trail = async () => {
    const { id } = await accounts.accounts.findOrCreate({ email: REQUEST.email });
    const { entries } = await accounts.auditTrail.page(id);
    return entries.map(({ action, detail }) => [action, detail]);
  };

  describe('renaming', () => {
    it('changes the name, and records the new one', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      accounts.clock.advance(1_000);
      await (await accounts.keysOfAddress()).rename(keyId, ' shop ');
      expect(await accounts.registry.list()).toMatchObject([{ name: 'shop', published: true }]);
      expect((await trail())[0]).toEqual(['key-renamed', 'shop']);
    });

    it('to the same name changes and records nothing', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      await (await accounts.keysOfAddress()).rename(keyId, REQUEST.name);
      expect(await trail()).toEqual([['key-created', REQUEST.name]]);
    });

    it('works for a key that has ended', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      await accounts.registry.revoke(keyId);
      await (await accounts.keysOfAddress()).rename(keyId, 'former site');
      expect(await accounts.registry.list()).toMatchObject([{ name: 'former site', state: 'revoked' }]);
    });

    it('refuses an invalid name, and a key of another account', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      await expect((await accounts.keysOfAddress()).rename(keyId, '')).rejects.toThrow(InvalidName);
      await expect((await accounts.keysOfAddress('eve@example.org')).rename(keyId, 'mine')).rejects.toThrow(
        UnknownKey,
      );
      expect(await accounts.registry.list()).toMatchObject([{ name: REQUEST.name }]);
    });

    it('is limited in number for the owner', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      const keys = await accounts.keysOfAddress();
      for (let count = 0; count < 50; count++) await keys.rename(keyId, `name ${count}`);
      await expect(keys.rename(keyId, 'one more')).rejects.toThrow(TooManyKeyChanges);
    });
  });

  describe('changing the expiry', () => {
    it('takes effect at the limiter, and can be taken back', async () => {
      const { key, keyId } = await accounts.registry.create(REQUEST);
      const keys = await accounts.keysOfAddress();
      const expiresAt = '2026-11-22T10:00:00.000Z';
      expect(await keys.changeExpiry(keyId, expiresAt)).toEqual({ published: true });
      await keys.changeExpiry(keyId, null);
      accounts.clock.set(expiresAt);
      expect(await accounts.requestWith(key)).toBe('admitted');
      await keys.changeExpiry(keyId, '2026-11-23T10:00:00.000Z');
      accounts.clock.set('2026-11-23T10:00:00.000Z');
      expect(await accounts.requestWith(key)).toBe('expired');
      expect((await trail())[0]).toEqual(['key-expiry-changed', 'expires 2026-11-23T10:00:00.000Z']);
    });

    it('refuses a moment in the past, and keys that have ended', async () => {
      const keys = await accounts.keysOfAddress();
      const revoked = await keys.create({ name: 'revoked' });
      await keys.revoke(revoked.keyId);
      const expired = await keys.create({ name: 'expired', expiresAt: '2026-11-21T10:00:01.000Z' });
      await expect(keys.changeExpiry(expired.keyId, '2026-11-21T10:00:00.000Z')).rejects.toThrow(
        InvalidExpiry,
      );
      accounts.clock.advance(1_000);
      await expect(keys.changeExpiry(expired.keyId, null)).rejects.toThrow(KeyAlreadyExpired);
      await expect(keys.changeExpiry(revoked.keyId, null)).rejects.toThrow(KeyAlreadyRevoked);
      const eve = await accounts.keysOfAddress('eve@example.org');
      await expect(eve.changeExpiry(expired.keyId, null)).rejects.toThrow(UnknownKey);
    });
  });

  describe('the secrets of a key', () => {
    it('are listed with their ends, the current one first, and without their hashes', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      accounts.clock.advance(60_000);
      await accounts.registry.rotate(keyId, 3_600);
      const secrets = await (await accounts.keysOfAddress()).secretsOf(keyId);
      expect(secrets).toEqual([
        {
          fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
          createdAt: '2026-11-21T10:01:00.000Z',
          expiresAt: null,
          lastUsedAt: null,
          lastNetwork: null,
        },
        {
          fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
          createdAt: '2026-11-21T10:00:00.000Z',
          expiresAt: '2026-11-21T11:01:00.000Z',
          lastUsedAt: null,
          lastNetwork: null,
        },
      ]);
      accounts.clock.set('2026-11-21T11:01:00.000Z');
      expect(await (await accounts.keysOfAddress()).secretsOf(keyId)).toHaveLength(1);
    });

    it('have a last use each, and are shown after their end while requests still have them', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      accounts.clock.advance(60_000);
      await accounts.registry.rotate(keyId, 3_600);
      const keys = await accounts.keysOfAddress();
      const [current, previous] = (await keys.secretsOf(keyId)).map(({ fingerprint }) => fingerprint);
      const use = async (secret: string | undefined, status: '200' | '401', lastUsedAt: string) => {
        const lastUsedAtMs = Date.parse(lastUsedAt);
        await accounts.use({
          keyId,
          day: '2026-11-21',
          count: 1,
          status,
          secret: secret ?? '',
          lastUsedAtMs,
        });
        await accounts.rollUp();
      };
      const uses = async () => (await keys.secretsOf(keyId)).map(({ lastUsedAt }) => lastUsedAt);
      await use(previous, '200', '2026-11-21T10:30:00.000Z');
      await use(current, '200', '2026-11-21T10:20:00.000Z');
      expect(await uses()).toEqual(['2026-11-21T10:20:00.000Z', '2026-11-21T10:30:00.000Z']);
      accounts.clock.set('2026-11-21T12:00:00.000Z');
      expect(await uses()).toEqual(['2026-11-21T10:20:00.000Z']);
      await use(previous, '401', '2026-11-21T11:59:00.000Z');
      expect(await uses()).toEqual(['2026-11-21T10:20:00.000Z', '2026-11-21T11:59:00.000Z']);
      expect((await keys.find(keyId)).lastUsedAt).toBe('2026-11-21T10:30:00.000Z');
    });

    it('end one at a time, at once, while the others still work', async () => {
      const first = await accounts.registry.create(REQUEST);
      accounts.clock.advance(1_000);
      const second = await accounts.registry.rotate(first.keyId);
      accounts.clock.advance(1_000);
      const third = await accounts.registry.rotate(first.keyId);
      const keys = await accounts.keysOfAddress();
      const [, , oldest] = await keys.secretsOf(first.keyId);
      accounts.clock.advance(1_000);
      await keys.endSecret(first.keyId, oldest?.fingerprint ?? '');
      expect(await Promise.all([first, second, third].map(({ key }) => accounts.requestWith(key)))).toEqual([
        'secret-ended',
        'admitted',
        'admitted',
      ]);
      expect((await trail())[0]).toEqual(['key-secret-ended', `secret ${oldest?.fingerprint ?? ''}`]);
    });

    it('never end with the current one, with another account, or twice', async () => {
      const { keyId } = await accounts.registry.create(REQUEST);
      accounts.clock.advance(1_000);
      const { key } = await accounts.registry.rotate(keyId);
      const keys = await accounts.keysOfAddress();
      const [current, previous] = (await keys.secretsOf(keyId)).map(({ fingerprint }) => fingerprint);
      await expect(keys.endSecret(keyId, current ?? '')).rejects.toThrow(UnknownSecret);
      const eve = await accounts.keysOfAddress('eve@example.org');
      await expect(eve.endSecret(keyId, previous ?? '')).rejects.toThrow(UnknownKey);
      await keys.endSecret(keyId, previous ?? '');
      await expect(keys.endSecret(keyId, previous ?? '')).rejects.toThrow(UnknownSecret);
      expect(await accounts.requestWith(key)).toBe('admitted');
    });
  });
}
