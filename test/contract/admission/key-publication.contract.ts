import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '#libs/admission';
import {
  admitTimes,
  aPublishedAccount,
  aPublishedKey,
  mintNewSecret,
  mintTestKey,
  type OpenTestEngine,
  publishAs,
  publishKey,
  DATABASE_ID,
  relimit,
  republish,
  type TestEngine,
} from './test-engine.js';

const OTHER_DATABASE = '22222222-2222-4222-8222-222222222222';

/** What every `KeyPublication` guarantees. */
export function keyPublicationContract(open: OpenTestEngine): void {
  let engine: TestEngine;

  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  const revisions = async () => {
    const { accounts, keys } = await engine.publication.revisions();
    return { accounts: Object.fromEntries(accounts), keys: Object.fromEntries(keys) };
  };

  describe('publishing', () => {
    it('never replaces a later revision of a key', async () => {
      const key = await publishKey(engine, { state: 'revoked' });
      await republish(engine, aPublishedKey(key, { revision: 3, state: 'revoked' }));
      await republish(engine, aPublishedKey(key, { revision: 2 }));
      expect(await admitTimes(engine, key, 1)).toEqual(['revoked']);
    });

    it('never replaces a later revision of an account', async () => {
      const key = await publishKey(engine);
      await relimit(engine, aPublishedAccount(key, { revision: 3, requestsPerMonth: 1 }));
      await relimit(engine, aPublishedAccount(key, { revision: 2 }));
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('replaces a later revision when that one is named', async () => {
      const key = await publishKey(engine);
      await republish(engine, aPublishedKey(key, { revision: 9, state: 'revoked' }));
      await republish(engine, aPublishedKey(key, { revision: 2, replaces: 8 }));
      expect(await admitTimes(engine, key, 1)).toEqual(['revoked']);
      await republish(engine, aPublishedKey(key, { revision: 2, replaces: 9 }));
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
    });

    it('leaves no secret of the previous revision', async () => {
      const old = await publishKey(engine);
      const fresh = mintNewSecret(old);
      await republish(engine, aPublishedKey(fresh, { revision: 2 }));
      expect(await admitTimes(engine, old, 1)).toEqual(['unknown']);
      expect(await admitTimes(engine, fresh, 1)).toEqual(['admitted']);
    });

    it('keeps the counters', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 1 });
      await admitTimes(engine, key, 1);
      await republish(engine, aPublishedKey(key, { revision: 2 }));
      await relimit(engine, aPublishedAccount(key, { revision: 2, requestsPerMonth: 1 }));
      expect(await admitTimes(engine, key, 1)).toEqual(['quota-exceeded']);
    });

    it('takes any number of keys and accounts, none included', async () => {
      await engine.publication.publish({ accounts: [], keys: [] });
      const many = Array.from({ length: 450 }, () => mintTestKey());
      await engine.publication.publish({
        accounts: many.map(key => aPublishedAccount(key)),
        keys: many.map(key => aPublishedKey(key)),
      });
      const { accounts, keys } = await engine.publication.revisions();
      expect([accounts.size, keys.size]).toEqual([450, 450]);
    });

    it('lists everything that is published with its revision', async () => {
      const one = await publishKey(engine);
      const other = mintTestKey();
      await publishAs(engine, other, { state: 'revoked' });
      await republish(engine, aPublishedKey(other, { revision: 7, state: 'revoked' }));
      await relimit(engine, aPublishedAccount(one, { revision: 4 }));
      expect(await revisions()).toEqual({
        accounts: { [one.accountTag]: 4, [other.accountTag]: 1 },
        keys: { [one.keyId]: 1, [other.keyId]: 7 },
      });
    });

    it('fails with StoreUnavailable', async () => {
      await engine.close();
      const key = aPublishedKey(mintTestKey());
      const { publication } = engine;
      await expect(publication.publish({ accounts: [], keys: [key] })).rejects.toThrow(StoreUnavailable);
      await expect(publication.revisions()).rejects.toThrow(StoreUnavailable);
      await expect(publication.withdraw([key.keyId])).rejects.toThrow(StoreUnavailable);
      await expect(publication.withdrawAccounts([key.accountTag])).rejects.toThrow(StoreUnavailable);
      await expect(publication.state()).rejects.toThrow(StoreUnavailable);
      await expect(publication.claim(DATABASE_ID)).rejects.toThrow(StoreUnavailable);
      await expect(publication.complete(DATABASE_ID)).rejects.toThrow(StoreUnavailable);
    });
  });

  describe('withdrawing', () => {
    it('makes keys unknown', async () => {
      const key = await publishKey(engine);
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
      await engine.publication.withdraw([key.keyId]);
      expect(await admitTimes(engine, key, 1)).toEqual(['unknown']);
      expect((await revisions()).keys).toEqual({});
    });

    it('grants no new quota when a key is published again', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 1 });
      await admitTimes(engine, key, 1);
      await engine.publication.withdraw([key.keyId]);
      await engine.publication.withdrawAccounts([key.accountTag]);
      await publishAs(engine, key, { requestsPerMonth: 1 });
      expect(await admitTimes(engine, key, 1)).toEqual(['quota-exceeded']);
    });

    it('accepts keys that were never published, and an empty list', async () => {
      await engine.publication.withdraw(['0000000000']);
      await engine.publication.withdraw([]);
      await engine.publication.withdrawAccounts([]);
      expect(await revisions()).toEqual({ accounts: {}, keys: {} });
    });
  });

  describe('its owner', () => {
    it('is none at first, then the database that claimed it, which later marks it as complete', async () => {
      const empty = await open({ filled: false });
      expect(await empty.publication.state()).toEqual({ databaseId: undefined, complete: false });
      expect(await empty.publication.claim(DATABASE_ID)).toBe(DATABASE_ID);
      expect(await empty.publication.state()).toEqual({ databaseId: DATABASE_ID, complete: false });
      await empty.publication.complete(DATABASE_ID);
      expect(await empty.publication.state()).toEqual({ databaseId: DATABASE_ID, complete: true });
      await empty.close();
    });

    it('can claim it again, and it stays complete', async () => {
      expect(await engine.publication.claim(DATABASE_ID)).toBe(DATABASE_ID);
      expect(await engine.publication.state()).toEqual({ databaseId: DATABASE_ID, complete: true });
    });

    it('changes to another database only if that names the current owner', async () => {
      const { publication } = engine;
      expect(await publication.claim(OTHER_DATABASE)).toBe(DATABASE_ID);
      expect(await publication.claim(OTHER_DATABASE, OTHER_DATABASE)).toBe(DATABASE_ID);
      await publication.complete(OTHER_DATABASE);
      expect(await publication.state()).toEqual({ databaseId: DATABASE_ID, complete: true });
      expect(await publication.claim(OTHER_DATABASE, DATABASE_ID)).toBe(OTHER_DATABASE);
      expect(await publication.state()).toEqual({ databaseId: OTHER_DATABASE, complete: false });
    });

    it('is one of several databases that claim it at the same moment', async () => {
      const empty = await open({ filled: false });
      const ids = [DATABASE_ID, OTHER_DATABASE];
      const owners = await Promise.all([...ids, ...ids].map(id => empty.publication.claim(id)));
      expect(new Set(owners).size).toBe(1);
      await empty.close();
    });
  });
}
