import {
  type AdmissionEngine,
  type Attempt,
  type MintedKey,
  mintApiKey,
  type PublishedKey,
  type QuotaCost,
} from '#libs/admission';

/** An engine under test with nothing in it, and power over its time. */
export interface TestEngine extends AdmissionEngine {
  /** Resolves once this much time has passed on the store's clock. */
  passTime(ms: number): Promise<void>;
}

export type OpenTestEngine = () => Promise<TestEngine>;

/** A key as the record would publish it: active, with limits far away. */
export function aPublishedKey(minted: MintedKey, change: Partial<PublishedKey> = {}): PublishedKey {
  return {
    keyId: minted.keyId,
    revision: 1,
    state: 'active',
    secrets: [{ hash: minted.secretHash, expiresAtMs: null }],
    ratePerSecond: 1_000,
    requestsPerMonth: 1_000_000,
    planName: 'test',
    ...change,
  };
}

/** Publishes a new key with these properties. */
export async function publishKey(
  engine: AdmissionEngine,
  change: Partial<PublishedKey> = {},
): Promise<MintedKey> {
  const minted = mintApiKey();
  await engine.publication.publish([aPublishedKey(minted, change)]);
  return minted;
}

export function anAttempt({ keyId, secretHash }: MintedKey, quotaCost: QuotaCost = 1): Attempt {
  return { keyId, secretHash, quotaCost };
}

/** Asks `count` times and gives back the kinds of decision, in order. */
export async function admitTimes(engine: AdmissionEngine, key: MintedKey, count: number): Promise<string[]> {
  const kinds: string[] = [];
  for (let round = 0; round < count; round++) kinds.push((await engine.store.admit(anAttempt(key))).kind);
  return kinds;
}
