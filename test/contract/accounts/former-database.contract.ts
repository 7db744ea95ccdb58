import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  type AccountsDatabase,
  type AccountServices,
  composeAccounts,
  openAccountsDatabase,
} from '#libs/accounts';
import { mintApiKey, parseApiKey } from '#libs/admission';
import { FixedClock } from '../admission/fixed-clock.js';
import type { TestDatabase } from './open-test-accounts.js';
import { SeverableEngine } from './severable-engine.js';

/** A database that can run statements before it is opened as the accounts database. */
export type NewRawDatabase = () => Promise<
  TestDatabase & { execute(statements: string): Promise<void> | void }
>;

/** The tables of the release in which each key had its own plan, in SQL that every database understands. */
const FORMER_TABLES = `
  CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);
  INSERT INTO kysely_migration VALUES ('0001-accounts-and-keys', '2026-01-01T00:00:00.000Z'),
    ('0002-first-plans', '2026-01-01T00:00:00.001Z'), ('0003-publication-and-owners', '2026-01-01T00:00:00.002Z');
  CREATE TABLE accounts (id text PRIMARY KEY, email text NOT NULL UNIQUE, created_at text NOT NULL, user_id text);
  CREATE UNIQUE INDEX accounts_by_user ON accounts (user_id);
  CREATE TABLE plans (name text PRIMARY KEY, rate_per_second integer NOT NULL, requests_per_month integer NOT NULL,
    max_active_keys integer NOT NULL);
  INSERT INTO plans VALUES ('free', 10, 5000, 3), ('plus', 50, 100000, 10), ('scale', 1000, 10000000, 50);
  CREATE TABLE api_keys (id text PRIMARY KEY, account_id text NOT NULL REFERENCES accounts (id), name text NOT NULL,
    plan text NOT NULL REFERENCES plans (name), state text NOT NULL, revision integer NOT NULL,
    created_at text NOT NULL, revoked_at text, last_used_at text, usage_read_to text,
    published_revision integer NOT NULL DEFAULT 0);
  CREATE INDEX api_keys_by_account ON api_keys (account_id);
  CREATE TABLE key_secrets (key_id text NOT NULL REFERENCES api_keys (id), hash text NOT NULL,
    created_at text NOT NULL, expires_at text, CONSTRAINT key_secrets_pk PRIMARY KEY (key_id, hash));
  CREATE TABLE usage_by_day (key_id text NOT NULL REFERENCES api_keys (id), day text NOT NULL, route text NOT NULL,
    status_class text NOT NULL, count bigint NOT NULL, log_count bigint NOT NULL DEFAULT 0,
    CONSTRAINT usage_by_day_pk PRIMARY KEY (key_id, day, route, status_class));
  CREATE TABLE usage_by_month (key_id text NOT NULL REFERENCES api_keys (id), month text NOT NULL, used bigint NOT NULL,
    CONSTRAINT usage_by_month_pk PRIMARY KEY (key_id, month));
  CREATE TABLE withdrawals (key_id text PRIMARY KEY, at text NOT NULL);
  CREATE TABLE audit_events (id text NOT NULL, account_id text NOT NULL, at text NOT NULL, action text NOT NULL,
    key_id text, detail text NOT NULL, CONSTRAINT audit_events_pk PRIMARY KEY (account_id, at, id));`;

const SIGN_INS = `
  CREATE TABLE sign_in_users (id text PRIMARY KEY, "createdAt" text NOT NULL);
  INSERT INTO sign_in_users VALUES ('user-ada', '2026-11-10T12:00:00.000Z'), ('user-bob', '2026-11-10T12:00:00.000Z'),
    ('user-dora', '2026-11-10T12:00:00.000Z');`;

interface FormerKey {
  readonly plan: string;
  readonly at: string;
  readonly state?: string;
  readonly used?: number;
}

/** How the database of an earlier release is migrated, on every kind of database. */
export function formerDatabaseContract(newDatabase: NewRawDatabase): void {
  const clock = new FixedClock();
  let database: Awaited<ReturnType<NewRawDatabase>>;
  let engine: SeverableEngine;
  let db: AccountsDatabase;
  let services: AccountServices;
  let texts: Map<string, string[]>;

  beforeEach(async () => {
    database = await newDatabase();
    engine = await SeverableEngine.open(clock);
    texts = new Map();
    await database.execute(FORMER_TABLES);
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
    await engine.close();
  });

  /** An account with these keys. @param userId who signs in to it */
  async function account(name: string, userId: string | null, keys: readonly FormerKey[]): Promise<void> {
    const user = userId === null ? 'NULL' : `'${userId}'`;
    await database.execute(
      `INSERT INTO accounts VALUES ('${name}', '${name}@example.org', 'then', ${user});`,
    );
    for (const { plan, at, state = 'active', used = 0 } of keys) {
      const { key, keyId, secretHash } = mintApiKey();
      texts.set(name, [...(texts.get(name) ?? []), key]);
      await database.execute(`
        INSERT INTO api_keys (id, account_id, name, plan, state, revision, created_at, published_revision)
          VALUES ('${keyId}', '${name}', 'site', '${plan}', '${state}', 1, '2026-11-${at}T00:00:00.000Z', 1);
        INSERT INTO key_secrets VALUES ('${keyId}', '${secretHash}', 'then', NULL);
        INSERT INTO usage_by_month VALUES ('${keyId}', '2026-11', ${used});`);
    }
  }

  async function open(): Promise<void> {
    db = await openAccountsDatabase(database.url);
    services = composeAccounts(db, engine, { clock, retryPausesMs: [] });
    await services.reconciler.reconcile();
  }

  async function plansOf(): Promise<Record<string, string>> {
    const accounts = await services.plans.accounts();
    return Object.fromEntries(
      accounts.map(({ account: email, plan, formerPlan }) => [
        email.replace('@example.org', ''),
        formerPlan === null ? plan : `${plan}, was ${formerPlan}`,
      ]),
    );
  }

  async function requestWith(text = ''): Promise<string> {
    const key = parseApiKey(text);
    if (key.kind === 'malformed') return key.reason;
    return (await engine.reach().store.admit(key)).kind;
  }

  it('gives an account the plan that an operator assigned, and no larger plan that its owner chose', async () => {
    await database.execute(SIGN_INS);
    // No one ever signed in: an operator created all of it.
    await account('nora', null, [
      { plan: 'free', at: '01' },
      { plan: 'scale', at: '02', state: 'revoked' },
      { plan: 'plus', at: '03' },
    ]);
    await account('otto', null, [{ plan: 'plus', at: '01', state: 'revoked' }]);
    // An operator made the keys before the first sign-in; the database does not say who made later ones.
    await account('ada', 'user-ada', [
      { plan: 'plus', at: '09' },
      { plan: 'scale', at: '11' },
    ]);
    await account('bob', 'user-bob', Array(3).fill({ plan: 'scale', at: '12' }));
    await account('dora', 'user-dora', [{ plan: 'free', at: '12' }]);
    // A user who is not in the sign-in tables.
    await account('eve', 'user-eve', [{ plan: 'scale', at: '01' }]);
    await account('fred', null, []);
    await open();
    expect(await plansOf()).toEqual({
      nora: 'plus',
      otto: 'plus',
      ada: 'plus, was scale',
      bob: 'free, was scale',
      dora: 'free',
      eve: 'free, was scale',
      fred: 'free',
    });
    expect(
      (await services.plans.accounts({ lowered: true })).map(({ account: email }) => email).sort(),
    ).toEqual(['ada@example.org', 'bob@example.org', 'eve@example.org']);
    await services.plans.assign({ email: 'bob@example.org', plan: 'scale' });
    await services.plans.assign({ email: 'eve@example.org', plan: 'free' });
    expect(await plansOf()).toMatchObject({ bob: 'scale', eve: 'free' });
  });

  it('works without any recorded sign-in', async () => {
    await account('nora', null, [{ plan: 'scale', at: '01' }]);
    await account('ada', 'user-ada', [{ plan: 'scale', at: '01' }]);
    await open();
    expect(await plansOf()).toEqual({ nora: 'scale', ada: 'free, was scale' });
  });

  it('adds up what the keys of an account used this month, and applies the quota to the sum', async () => {
    await account('nora', null, [
      { plan: 'free', at: '01', used: 3_000 },
      { plan: 'free', at: '02', used: 1_998 },
      { plan: 'free', at: '03', state: 'revoked', used: 1 },
    ]);
    await open();
    const [first, second, third] = texts.get('nora') ?? [];
    expect([await requestWith(first), await requestWith(second)]).toEqual(['admitted', 'quota-exceeded']);
    expect(await requestWith(third)).toBe('revoked');
    const [{ id }] = (await db.selectFrom('accounts').select('id').execute()) as [{ id: string }];
    expect(await services.history.ofAccount(id)).toMatchObject({ used: 5_000 });
  });

  it('keeps the ids of keys, and gives new ones the tag of their account', async () => {
    await account('nora', null, [{ plan: 'free', at: '01' }]);
    await open();
    const [old = ''] = texts.get('nora') ?? [];
    const { key, keyId } = await services.registry.create({ email: 'nora@example.org', name: 'new' });
    const { tag } = await services.accounts.findOrCreate({ email: 'nora@example.org' });
    expect(keyId.startsWith(tag)).toBe(true);
    expect(old.slice(4, 10)).not.toBe(tag);
    expect([await requestWith(old), await requestWith(key)]).toEqual(['admitted', 'admitted']);
    const { key: rotated } = await services.registry.rotate(old.slice(4, 14), 0);
    expect([await requestWith(old), await requestWith(rotated)]).toEqual(['unknown', 'admitted']);
  });

  it('gets an id that is the same when it is opened again', async () => {
    await open();
    const read = () => db.selectFrom('database_identity').select('id').execute();
    const before = await read();
    expect(before).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    await db.destroy();
    db = await openAccountsDatabase(database.url);
    expect(await read()).toEqual(before);
  });
}
