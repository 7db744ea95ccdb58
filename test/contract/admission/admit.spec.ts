import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  Admission,
  AdmissionStore,
  type Admitted,
  type Attempt,
  type CallerFacts,
  fingerprintOf,
  mintApiKey,
  type MintedKey,
  type Month,
  originPrefix,
  type Place,
  type StoreDecision,
  StoreUnavailable,
  StoreDataLost,
} from '#libs/admission';
import { FixedClock } from './fixed-clock.js';
import { openTestEmbedded } from './open-test-embedded.js';
import {
  aPublishedKey,
  mintNewSecret,
  mintTestKey,
  publishAs,
  publishKey,
  republish,
  type TestEngine,
  type TestKey,
} from './test-engine.js';

/** A store that a test can make unavailable. */
class SeverableStore extends AdmissionStore {
  unavailable = false;
  asked = 0;

  constructor(private readonly store: AdmissionStore) {
    super();
  }

  override admit(attempt: Attempt): Promise<StoreDecision> {
    this.asked++;
    return this.reach(() => this.store.admit(attempt));
  }

  override refund(place: Place, month: Month): Promise<void> {
    return this.reach(() => this.store.refund(place, month));
  }

  override ping(): Promise<void> {
    return this.reach(() => this.store.ping());
  }

  private async reach<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.unavailable) throw new StoreUnavailable(new Error('cut off'));
    return work();
  }
}

describe('admission', () => {
  const clock = new FixedClock();
  let engine: TestEngine;
  let store: SeverableStore;
  let admission: Admission;

  beforeEach(async () => {
    clock.set('2026-11-21T10:00:00.000Z');
    engine = await openTestEmbedded({ clock });
    store = new SeverableStore(engine.store);
    admission = new Admission(store, clock);
  });
  afterEach(() => engine.close());

  const requestWith = ({ key }: MintedKey, from?: CallerFacts) =>
    admission.admit({ kind: 'key', text: key }, from);
  const quotaUsed = async ({ accountTag }: TestKey) =>
    (await engine.counters.monthUsed(accountTag, '2026-11')).get(1);

  const useOf = ({ keyId, secretHash }: TestKey) => ({ keyId, secret: fingerprintOf(secretHash) });

  async function admitted(key: MintedKey): Promise<Admitted> {
    const outcome = await requestWith(key);
    if (outcome.kind !== 'admitted') throw new Error(`expected to be admitted, but: ${outcome.kind}`);
    return outcome;
  }

  it('reports a missing key when there are no credentials', async () => {
    expect(await admission.admit({ kind: 'none' })).toEqual({ kind: 'key-missing' });
  });

  it('refuses malformed keys without asking the store', async () => {
    const { key } = mintApiKey();
    const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    const form = { kind: 'key-malformed', reason: 'form' };
    const bare = { kind: 'malformed', reason: 'no scheme' } as const;
    expect(await admission.admit(bare)).toEqual({ kind: 'key-malformed', reason: 'no scheme' });
    expect(await admission.admit({ kind: 'key', text: 'bgc_' })).toEqual(form);
    expect(await admission.admit({ kind: 'key', text: mistyped })).toEqual({
      kind: 'key-malformed',
      reason: 'checksum',
    });
    expect(store.asked).toBe(0);
  });

  it('reports a well-formed key as unknown when it was never issued', async () => {
    expect(await requestWith(mintApiKey())).toEqual({ kind: 'key-unknown' });
  });

  it('refuses a revoked key', async () => {
    const key = await publishKey(engine, { state: 'revoked' });
    expect(await requestWith(key)).toEqual({ kind: 'key-revoked', ...useOf(key) });
  });

  it('refuses a key that expired', async () => {
    const key = await publishKey(engine, { expiresAtMs: clock.now() });
    expect(await requestWith(key)).toEqual({ kind: 'key-expired', ...useOf(key) });
  });

  it('tells a secret that has ended from an unknown one', async () => {
    const key = mintTestKey();
    await publishAs(engine, key, { secrets: [{ hash: key.secretHash, expiresAtMs: clock.now() }] });
    expect(await requestWith(key)).toEqual({ kind: 'secret-ended', ...useOf(key) });
  });

  it('returns the remaining rate and quota of an admitted request', async () => {
    const key = await publishKey(engine, { ratePerSecond: 10, requestsPerMonth: 5_000 });
    expect(await requestWith(key)).toMatchObject({
      rate: { limit: 10, remaining: 9, resetSeconds: 1, windowSeconds: 1 },
      quota: { limit: 5_000, remaining: 4_999, resetSeconds: 9 * 86_400 + 14 * 3_600 },
    });
  });

  it('admits again at the time that the refusal named', async () => {
    const key = await publishKey(engine, { ratePerSecond: 1 });
    await requestWith(key);
    clock.advance(300);
    const refused = await requestWith(key);
    expect(refused).toMatchObject({ kind: 'rate-exceeded', retryAfterSeconds: 1 });
    if ('resetAt' in refused) clock.set(refused.resetAt.toISOString());
    expect((await requestWith(key)).kind).toBe('admitted');
  });

  describe('refunds', () => {
    it.each([
      ['nothing for a 200', 200, 1],
      ['nothing for a 404', 404, 1],
      ['the unit of a 500', 500, 0],
      ['the unit of a 304', 304, 0],
      ['the unit of a 403', 403, 0],
    ])('%s', async (_, status, used) => {
      const key = await publishKey(engine);
      await admission.refund(await admitted(key), { status });
      expect(await quotaUsed(key)).toBe(used);
    });

    it('without failing when the store became unavailable', async () => {
      const outcome = await admitted(await publishKey(engine));
      store.unavailable = true;
      await expect(admission.refund(outcome, { status: 500 })).resolves.toBeUndefined();
    });

    it('nothing for a request that the store never counted', async () => {
      const key = await publishKey(engine);
      await requestWith(key);
      store.unavailable = true;
      const outcome = await admitted(key);
      store.unavailable = false;
      await admission.refund(outcome, { status: 500 });
      expect(await quotaUsed(key)).toBe(1);
    });
  });

  describe('on a store that lost its data', () => {
    it('reports no key as unknown, and refuses keys that it verified before', async () => {
      const key = await publishKey(engine);
      await requestWith(key);
      const empty = await openTestEmbedded({ clock, filled: false });
      store.admit = attempt => empty.store.admit(attempt);
      const lost = { kind: 'store-data-lost', retryAfterSeconds: 5, cause: expect.any(StoreDataLost) };
      expect(await requestWith(key)).toEqual(lost);
      expect(await requestWith(mintApiKey())).toEqual(lost);
      await empty.close();
    });

    it('admits the key again when it is published again', async () => {
      const key = await publishKey(engine);
      const real = store.admit.bind(store);
      await requestWith(key);
      store.admit = async () => ({ kind: 'data-lost' });
      await requestWith(key);
      store.admit = real;
      store.unavailable = true;
      // What was verified before stays verified: the data loss says nothing about the key.
      expect((await requestWith(key)).kind).toBe('admitted');
    });
  });

  describe('without its store', () => {
    it('admits keys verified in the last 60 s, at their rate and without a quota', async () => {
      const key = await publishKey(engine, { ratePerSecond: 2 });
      await requestWith(key);
      clock.advance(59_999);
      store.unavailable = true;
      expect(await requestWith(key)).toMatchObject({
        kind: 'admitted',
        quota: undefined,
        rate: { limit: 2, remaining: 1 },
      });
      expect((await requestWith(key)).kind).toBe('admitted');
      expect(await requestWith(key)).toMatchObject({ kind: 'rate-exceeded', violatedPolicies: ['second'] });
    });

    it('counts what it admitted just before', async () => {
      const key = await publishKey(engine, { ratePerSecond: 2 });
      await requestWith(key);
      clock.advance(500);
      store.unavailable = true;
      expect((await requestWith(key)).kind).toBe('admitted');
      expect((await requestWith(key)).kind).toBe('rate-exceeded');
    });

    it('counts each key of an account by itself', async () => {
      const one = await publishKey(engine, { ratePerSecond: 2 });
      const other = await publishKey(engine, { accountTag: one.accountTag, place: 2, ratePerSecond: 2 });
      await requestWith(one);
      await requestWith(other);
      store.unavailable = true;
      expect((await requestWith(one)).kind).toBe('admitted');
      expect((await requestWith(one)).kind).toBe('rate-exceeded');
      expect((await requestWith(other)).kind).toBe('admitted');
    });

    it('refuses a key whose quota was used up, and no other, until the store says otherwise', async () => {
      const one = await publishKey(engine, { requestsPerMonth: 2 });
      const other = await publishKey(engine, { accountTag: one.accountTag, place: 2, requestsPerMonth: 2 });
      for (const key of [one, one, other]) await requestWith(key);
      expect((await requestWith(one)).kind).toBe('quota-exceeded');
      store.unavailable = true;
      expect((await requestWith(one)).kind).toBe('store-unavailable');
      expect((await requestWith(other)).kind).toBe('admitted');
      store.unavailable = false;
      const place = { accountTag: one.accountTag, place: 1 };
      for (const _ of [1, 2]) await engine.store.refund(place, '2026-11');
      expect((await requestWith(one)).kind).toBe('admitted');
      store.unavailable = true;
      expect((await requestWith(one)).kind).toBe('admitted');
    });

    it('keeps the restrictions and the lower rate of a key', async () => {
      const allowed = { origins: [originPrefix('https://example.com')], networks: [] };
      const key = await publishKey(engine, { allowed, own: { ratePerSecond: 3 } });
      const [home, elsewhere] = ['https://example.com', 'https://evil.example'].map(origin => ({
        origin,
        address: '192.0.2.1',
      }));
      await requestWith(key, elsewhere);
      store.unavailable = true;
      expect(await requestWith(key, elsewhere)).toMatchObject({ kind: 'key-not-allowed', outside: 'origin' });
      expect(await requestWith(key, home)).toMatchObject({ kind: 'admitted', rate: { limit: 3 } });
      expect((await requestWith(key, home)).kind).toBe('rate-exceeded');
      store.unavailable = false;
      clock.advance(1_000);
      await republish(engine, aPublishedKey(key, { revision: 2 }));
      await requestWith(key, elsewhere);
      store.unavailable = true;
      expect((await requestWith(key, elsewhere)).kind).toBe('admitted');
    });

    it('refuses a key verified longer ago', async () => {
      const key = await publishKey(engine);
      await requestWith(key);
      store.unavailable = true;
      clock.advance(59_999);
      expect((await requestWith(key)).kind).toBe('admitted');
      clock.advance(1);
      expect(await requestWith(key)).toMatchObject({ kind: 'store-unavailable', retryAfterSeconds: 2 });
    });

    it('has trusted keys for 60 s after the store verified the last one, and no longer', async () => {
      expect(admission.hasTrustedKeys).toBe(false);
      const key = await publishKey(engine);
      await requestWith(key);
      store.unavailable = true;
      clock.advance(59_999);
      expect((await requestWith(key)).kind).toBe('admitted');
      expect(admission.hasTrustedKeys).toBe(true);
      clock.advance(1);
      expect(admission.hasTrustedKeys).toBe(false);
    });

    it('counts the 60 s of each key from its last request', async () => {
      const [often, once] = [await publishKey(engine), await publishKey(engine)];
      await requestWith(often);
      clock.advance(100);
      await requestWith(once);
      clock.advance(400);
      await requestWith(often);
      store.unavailable = true;
      clock.advance(59_999);
      expect((await requestWith(once)).kind).toBe('store-unavailable');
      expect((await requestWith(often)).kind).toBe('admitted');
      clock.advance(1);
      expect((await requestWith(often)).kind).toBe('store-unavailable');
    });

    it('refuses a key it never verified, and another secret of a verified key', async () => {
      const key = await publishKey(engine);
      await requestWith(key);
      store.unavailable = true;
      expect((await requestWith(mintApiKey())).kind).toBe('store-unavailable');
      expect((await requestWith(mintNewSecret(key))).kind).toBe('store-unavailable');
    });

    it('refuses a key that was revoked after it was verified', async () => {
      const key = await publishKey(engine);
      await requestWith(key);
      await republish(engine, aPublishedKey(key, { revision: 2, state: 'revoked' }));
      await requestWith(key);
      store.unavailable = true;
      expect((await requestWith(key)).kind).toBe('store-unavailable');
    });

    it('refuses a key whose quota was used up', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 1 });
      await requestWith(key);
      await requestWith(key);
      store.unavailable = true;
      expect((await requestWith(key)).kind).toBe('store-unavailable');
    });

    it('rethrows an error other than StoreUnavailable', async () => {
      store.admit = async () => {
        throw new TypeError('a mistake of ours');
      };
      await expect(requestWith(mintApiKey())).rejects.toThrow(TypeError);
    });
  });
});
