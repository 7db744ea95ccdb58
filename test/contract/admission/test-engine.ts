import {
  type AccountTag,
  ALL_CALLERS,
  type AdmissionEngine,
  type Attempt,
  type Caller,
  type MintedKey,
  mintAccountTag,
  mintApiKey,
  mintKeyId,
  type PublishedAccount,
  type PublishedKey,
} from '#libs/admission';

/** An engine under test without any key, whose time a test can advance. */
export interface TestEngine extends AdmissionEngine {
  /** Resolves once this much time has passed on the store's clock. */
  passTime(ms: number): Promise<void>;
}

/** @param filled whether the store is marked as complete, as after a publication; the default is true */
export type OpenTestEngine = (options?: { filled?: boolean }) => Promise<TestEngine>;

/** The id of the database that owns the publication in a test's engine. */
export const DATABASE_ID = '11111111-1111-4111-8111-111111111111';

/** Marks the store as complete. */
export async function fill({ publication }: AdmissionEngine): Promise<void> {
  await publication.claim(DATABASE_ID);
  await publication.complete(DATABASE_ID);
}

export interface TestKey extends MintedKey {
  readonly accountTag: AccountTag;
}

/** A key of an account; of a new one by default. */
export function mintTestKey(accountTag = mintAccountTag()): TestKey {
  return { ...mintApiKey(mintKeyId(accountTag)), accountTag };
}

/** A new secret of a key. */
export function mintNewSecret({ keyId, accountTag }: TestKey): TestKey {
  return { ...mintApiKey(keyId), accountTag };
}

/** An account as the accounts database would publish it, with high limits. */
export function aPublishedAccount(
  { accountTag }: Pick<TestKey, 'accountTag'>,
  change: Partial<PublishedAccount> = {},
): PublishedAccount {
  const limits = { ratePerSecond: 1_000, requestsPerMonth: 1_000_000 };
  return { accountTag, revision: 1, planName: 'test', ...limits, ...change };
}

/** A key as the accounts database would publish it: active, in the first place, without an end date or restrictions. */
export function aPublishedKey(key: TestKey, change: Partial<PublishedKey> = {}): PublishedKey {
  const { keyId, accountTag, secretHash } = key;
  const secrets = [{ hash: secretHash, expiresAtMs: null }];
  return {
    ...{ keyId, accountTag, place: 1, revision: 1, state: 'active', secrets, expiresAtMs: null },
    ...{ allowed: ALL_CALLERS, ratePerSecond: null, requestsPerMonth: null },
    ...change,
  };
}

type OwnLimits = Pick<PublishedKey, 'ratePerSecond' | 'requestsPerMonth'>;

/** Limits are those of the account, `own` those of the key. */
type Change = Partial<
  Omit<PublishedAccount, 'revision'> &
    Omit<PublishedKey, 'keyId' | keyof OwnLimits> & { own: Partial<OwnLimits> }
>;

/** Publishes a new key with these properties of the key and its account; the account is new unless it is named. */
export async function publishKey(engine: AdmissionEngine, change: Change = {}): Promise<TestKey> {
  const key = mintTestKey(change.accountTag);
  await publishAs(engine, key, change);
  return key;
}

export async function publishAs(engine: AdmissionEngine, key: TestKey, change: Change = {}): Promise<void> {
  const { ratePerSecond, requestsPerMonth, planName, own, ...ofKey } = change;
  const limits = {
    ...(ratePerSecond !== undefined && { ratePerSecond }),
    ...(requestsPerMonth !== undefined && { requestsPerMonth }),
    ...(planName !== undefined && { planName }),
  };
  await engine.publication.publish({
    accounts: [aPublishedAccount(key, limits)],
    keys: [aPublishedKey(key, { ...ofKey, ...own })],
  });
}

/** Publishes keys again, as they are now. */
export async function republish(engine: AdmissionEngine, ...keys: readonly PublishedKey[]): Promise<void> {
  await engine.publication.publish({ accounts: [], keys });
}

/** Publishes the limits of an account again. */
export async function relimit(engine: AdmissionEngine, account: PublishedAccount): Promise<void> {
  await engine.publication.publish({ accounts: [account], keys: [] });
}

/** Publishes a key, counts 3 requests and gives the key a new secret: what a restart must keep. @returns the key with it */
export async function publishCountRotate(engine: AdmissionEngine): Promise<TestKey> {
  await fill(engine);
  const key = await publishKey(engine);
  await admitTimes(engine, key, 3);
  const rotated = mintNewSecret(key);
  await republish(engine, aPublishedKey(rotated, { revision: 2 }));
  return rotated;
}

export function anAttempt({ keyId, secretHash }: MintedKey, caller?: Caller): Attempt {
  return { keyId, secretHash, caller };
}

/** Asks to admit the key `count` times. @returns the kinds of the decisions, in order */
export async function admitTimes(engine: AdmissionEngine, key: MintedKey, count: number): Promise<string[]> {
  const kinds: string[] = [];
  for (let round = 0; round < count; round++) kinds.push((await engine.store.admit(anAttempt(key))).kind);
  return kinds;
}
