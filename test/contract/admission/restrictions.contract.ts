import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ALL_CALLERS,
  type AllowedCallers,
  type Caller,
  networkPrefix,
  originPrefix,
  outsideOf,
  readCaller,
} from '#libs/admission';
import {
  anAttempt,
  aPublishedAccount,
  aPublishedKey,
  type OpenTestEngine,
  publishKey,
  relimit,
  republish,
  type TestEngine,
  type TestKey,
} from './test-engine.js';

const HOME = readCaller({ origin: 'https://example.com', address: '192.0.2.1' });
const ELSEWHERE = readCaller({ origin: 'https://evil.example', address: '192.0.2.1' });

const HOME_ONLY: AllowedCallers = { origins: [originPrefix('https://example.com')], networks: [] };

/** What every `AdmissionStore` guarantees of keys with restrictions. */
export function restrictionsContract(open: OpenTestEngine): void {
  let engine: TestEngine;
  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  const decide = (key: TestKey, caller?: Caller) => engine.store.admit(anAttempt(key, caller));
  const kindsOf = async (key: TestKey, ...callers: readonly (Caller | undefined)[]) => {
    const kinds: string[] = [];
    for (const caller of callers) kinds.push((await decide(key, caller)).kind);
    return kinds;
  };

  it('decides on any caller as the definition does', async () => {
    const origin = fc.constantFrom(
      '',
      'null',
      'https://example.com',
      'https://a.example.com',
      'http://example.com',
    );
    const caller = fc.tuple(origin, fc.oneof(fc.ipV4(), fc.ipV6()));
    const origins = fc.subarray(['https://example.com', 'https://*.example.com', 'http://[::1]:3000']);
    const network = fc.oneof(
      fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 8 })),
      fc.tuple(fc.ipV6(), fc.integer({ min: 0, max: 4 })),
    );
    const key = await publishKey(engine, { ratePerSecond: 100_000 });
    let revision = 1;
    await fc.assert(
      fc.asyncProperty(
        origins,
        fc.array(network, { maxLength: 3 }),
        caller,
        async (of, within, [at, address]) => {
          const allowed = {
            origins: of.map(originPrefix),
            networks: within.flatMap(([start, length]) => networkPrefix(`${start}/${length}`) ?? []),
          };
          await republish(engine, aPublishedKey(key, { revision: ++revision, allowed }));
          const from = readCaller({ origin: at, address });
          const outside = outsideOf(allowed, from);
          const kind = outside === undefined ? 'admitted' : `${outside}-not-allowed`;
          expect(await decide(key, from)).toMatchObject({ kind, allowed });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('refuses a caller of whom nothing is known', async () => {
    const key = await publishKey(engine, { allowed: HOME_ONLY });
    expect(await kindsOf(key, undefined, HOME)).toEqual(['origin-not-allowed', 'admitted']);
    const networks = [networkPrefix('192.0.2.0/24') ?? ''];
    const other = await publishKey(engine, { allowed: { origins: [], networks } });
    expect(await kindsOf(other, undefined, HOME)).toEqual(['network-not-allowed', 'admitted']);
  });

  it('follows a restriction that is changed or lifted with the next request', async () => {
    const key = await publishKey(engine);
    expect(await kindsOf(key, ELSEWHERE)).toEqual(['admitted']);
    await republish(engine, aPublishedKey(key, { revision: 2, allowed: HOME_ONLY }));
    expect(await kindsOf(key, ELSEWHERE, HOME)).toEqual(['origin-not-allowed', 'admitted']);
    await republish(engine, aPublishedKey(key, { revision: 3, allowed: ALL_CALLERS }));
    expect(await kindsOf(key, ELSEWHERE)).toEqual(['admitted']);
  });

  it('counts what is not allowed for the rate, and not for the quota', async () => {
    const key = await publishKey(engine, { allowed: HOME_ONLY, ratePerSecond: 3, requestsPerMonth: 10 });
    expect(await decide(key, ELSEWHERE)).toMatchObject({ rate: { limit: 3, used: 1 }, quota: { used: 0 } });
    expect(await kindsOf(key, ELSEWHERE, HOME, HOME, ELSEWHERE)).toEqual([
      'origin-not-allowed',
      'admitted',
      'rate-exceeded',
      'rate-exceeded',
    ]);
    expect(await decide(key, HOME)).toMatchObject({ rate: { used: 3 }, quota: { used: 1 } });
  });

  it('says that a caller is not allowed also when the quota is used up', async () => {
    const key = await publishKey(engine, { allowed: HOME_ONLY, requestsPerMonth: 1 });
    expect(await kindsOf(key, HOME, HOME, ELSEWHERE)).toEqual([
      'admitted',
      'quota-exceeded',
      'origin-not-allowed',
    ]);
  });

  it('says of a key that has ended that it has, whoever the caller is', async () => {
    const revoked = await publishKey(engine, { allowed: HOME_ONLY, state: 'revoked' });
    const expired = await publishKey(engine, { allowed: HOME_ONLY, expiresAtMs: 1 });
    expect([...(await kindsOf(revoked, ELSEWHERE)), ...(await kindsOf(expired, ELSEWHERE))]).toEqual([
      'revoked',
      'expired',
    ]);
  });

  it('grants the lower rate and quota of plan and key', async () => {
    const own = { ratePerSecond: 2, requestsPerMonth: 4 };
    const key = await publishKey(engine, { ratePerSecond: 3, requestsPerMonth: 5, own });
    expect(await decide(key)).toMatchObject({ rate: { limit: 2 }, quota: { limit: 4 } });
    expect(await kindsOf(key, HOME, HOME)).toEqual(['admitted', 'rate-exceeded']);
    await relimit(engine, aPublishedAccount(key, { revision: 2, ratePerSecond: 1, requestsPerMonth: 2 }));
    expect(await decide(key)).toMatchObject({
      kind: 'quota-exceeded',
      rate: { limit: 1 },
      quota: { limit: 2 },
    });
  });

  it('has no effect on the other keys of the account', async () => {
    const one = await publishKey(engine, { allowed: HOME_ONLY, own: { ratePerSecond: 1 } });
    const other = await publishKey(engine, { accountTag: one.accountTag, place: 2 });
    expect(await kindsOf(other, ELSEWHERE, ELSEWHERE)).toEqual(['admitted', 'admitted']);
  });
}
