import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mintApiKey, StoreAwayError } from '#libs/admission';
import {
  admitTimes,
  aPublishedKey,
  type OpenTestEngine,
  publishKey,
  type TestEngine,
} from './test-engine.js';

/** What every `KeyPublication` promises. */
export function keyPublicationContract(open: OpenTestEngine): void {
  let engine: TestEngine;

  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  describe('publishing', () => {
    it('never replaces a later revision', async () => {
      const key = await publishKey(engine, { revision: 3, state: 'revoked' });
      await engine.publication.publish([aPublishedKey(key, { revision: 2 })]);
      expect(await admitTimes(engine, key, 1)).toEqual(['revoked']);
    });

    it('leaves no secret of the revision before', async () => {
      const old = await publishKey(engine);
      const fresh = mintApiKey(old.keyId);
      await engine.publication.publish([aPublishedKey(fresh, { revision: 2 })]);
      expect(await admitTimes(engine, old, 1)).toEqual(['unknown']);
      expect(await admitTimes(engine, fresh, 1)).toEqual(['admitted']);
    });

    it('keeps the counters', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 1 });
      await admitTimes(engine, key, 1);
      await engine.publication.publish([aPublishedKey(key, { revision: 2, requestsPerMonth: 1 })]);
      expect(await admitTimes(engine, key, 1)).toEqual(['quota-exceeded']);
    });

    it('takes any number of keys, none included', async () => {
      await engine.publication.publish([]);
      const many = Array.from({ length: 450 }, () => aPublishedKey(mintApiKey()));
      await engine.publication.publish(many);
      expect((await engine.publication.revisions()).size).toBe(450);
    });

    it('lists every published key with its revision', async () => {
      const one = await publishKey(engine, { revision: 1 });
      const other = await publishKey(engine, { revision: 7, state: 'revoked' });
      const expected = { [one.keyId]: 1, [other.keyId]: 7 };
      expect(Object.fromEntries(await engine.publication.revisions())).toEqual(expected);
    });

    it('makes withdrawn keys unknown', async () => {
      const key = await publishKey(engine);
      await engine.publication.withdraw([key.keyId]);
      expect(await admitTimes(engine, key, 1)).toEqual(['unknown']);
      expect((await engine.publication.revisions()).size).toBe(0);
    });

    it('fails with StoreAwayError', async () => {
      await engine.close();
      const key = aPublishedKey(mintApiKey());
      await expect(engine.publication.publish([key])).rejects.toThrow(StoreAwayError);
      await expect(engine.publication.revisions()).rejects.toThrow(StoreAwayError);
      await expect(engine.publication.withdraw([key.keyId])).rejects.toThrow(StoreAwayError);
    });
  });
}
