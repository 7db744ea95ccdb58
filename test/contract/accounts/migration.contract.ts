import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type AccountsDatabase, openAccountsDatabase } from '#libs/accounts';
import type { TestDatabase } from './open-test-accounts.js';

/** A database that can run statements before it is opened as the accounts database. */
export type NewRawDatabase = () => Promise<
  TestDatabase & { execute(statements: string): Promise<void> | void }
>;

const MIGRATIONS = [
  ...['0001-accounts-and-keys', '0002-first-plans', '0003-publication-and-owners'],
  ...['0004-plans-of-accounts', '0005-sealed-keys', '0006-origins-and-mails'],
];

/** The tables that change, as they were when rate and quota belonged to accounts. */
const TABLES = `
  CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);
  INSERT INTO kysely_migration VALUES ${MIGRATIONS.map((name, at) => `('${name}', '2026-01-01T00:00:00.00${at}Z')`).join()};
  CREATE TABLE accounts (id text PRIMARY KEY, tag text NOT NULL, plan text NOT NULL, former_plan text);
  CREATE TABLE api_keys (id text PRIMARY KEY, account_id text NOT NULL REFERENCES accounts (id), state text NOT NULL,
    created_at text NOT NULL, expires_at text);
  CREATE TABLE usage_by_day (key_id text NOT NULL REFERENCES api_keys (id), day text NOT NULL, count bigint NOT NULL);
  CREATE TABLE key_secrets (key_id text NOT NULL, hash text NOT NULL);
  CREATE TABLE account_months (tag text NOT NULL, month text NOT NULL, used bigint NOT NULL, PRIMARY KEY (tag, month));
  INSERT INTO accounts VALUES ('ada', 'adaTag', 'plus', 'scale'), ('bob', 'bobTag', 'free', NULL);
  INSERT INTO api_keys VALUES
    ('revoked', 'ada', 'revoked', '2026-01-01', NULL), ('first', 'ada', 'active', '2026-01-02', NULL),
    ('expired', 'ada', 'active', '2026-01-03', '2026-02-01'), ('second', 'ada', 'active', '2026-01-04', '2999-01-01'),
    ('unused', 'bob', 'active', '2026-01-01', NULL);
  INSERT INTO usage_by_day VALUES
    ('revoked', '2026-11-02', 99), ('first', '2026-11-02', 5), ('second', '2026-11-02', 4), ('second', '2026-11-03', 2),
    ('first', '2026-10-31', 7);
  INSERT INTO account_months VALUES ('adaTag', '2026-11', 110), ('adaTag', '2026-10', 7), ('bobTag', '2026-11', 3);`;

/** How a database in which rate and quota belonged to accounts is migrated, on every kind of database. */
export function migrationContract(newDatabase: NewRawDatabase): void {
  let database: TestDatabase;
  let db: AccountsDatabase;
  beforeEach(async () => {
    const raw = await newDatabase();
    await raw.execute(TABLES);
    database = raw;
    db = await openAccountsDatabase(database.url);
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  it('keeps accounts with their plans', async () => {
    const accounts = await db.selectFrom('accounts').select(['id', 'tag', 'plan']).orderBy('id').execute();
    expect(accounts).toEqual([
      { id: 'ada', tag: 'adaTag', plan: 'plus' },
      { id: 'bob', tag: 'bobTag', plan: 'free' },
    ]);
  });

  it('gives each active key a place of its account', async () => {
    const keys = await db.selectFrom('api_keys').select(['id', 'place']).execute();
    const places = Object.fromEntries(keys.map(({ id, place }) => [id, place]));
    expect(places).toMatchObject({ first: 1, second: 2, unused: 1 });
    expect(Object.keys(places)).toHaveLength(5);
  });

  it('counts what an account used for its most used active key', async () => {
    const months = await db.selectFrom('place_months').selectAll().orderBy('tag').orderBy('month').execute();
    expect(months).toEqual([
      { tag: 'adaTag', place: 1, month: '2026-10', used: 7 },
      { tag: 'adaTag', place: 2, month: '2026-11', used: 110 },
      { tag: 'bobTag', place: 1, month: '2026-11', used: 3 },
    ]);
  });
}
