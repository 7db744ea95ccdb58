import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { NewerDatabase, openAccountsDatabase } from '#libs/accounts';
import type { NewDatabase, TestDatabase } from './open-test-accounts.js';
import { createKeysTogether } from './several-processes/create-keys-together.js';

/** What opening the accounts database guarantees, also to several processes at once. */
export function openAccountsDatabaseContract(newDatabase: NewDatabase): void {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase();
  });
  afterEach(() => database.remove());

  async function withDatabase<Result>(
    work: (db: Awaited<ReturnType<typeof openAccountsDatabase>>) => Promise<Result>,
  ): Promise<Result> {
    const db = await openAccountsDatabase(database.url);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  it('creates the tables, with the plans of the contract', async () => {
    const plans = await withDatabase(db =>
      db.selectFrom('plans').selectAll().orderBy('rate_per_second').execute(),
    );
    expect(plans).toEqual([
      { name: 'free', rate_per_second: 10, requests_per_month: 5_000, max_active_keys: 3 },
      { name: 'plus', rate_per_second: 50, requests_per_month: 100_000, max_active_keys: 10 },
      { name: 'scale', rate_per_second: 1_000, requests_per_month: 10_000_000, max_active_keys: 50 },
    ]);
  });

  it('keeps its records, and plans that were changed, when it is opened again', async () => {
    await withDatabase(db =>
      db.updateTable('plans').set({ max_active_keys: 4 }).where('name', '=', 'free').execute(),
    );
    const free = await withDatabase(db =>
      db.selectFrom('plans').select('max_active_keys').where('name', '=', 'free').execute(),
    );
    expect(free).toEqual([{ max_active_keys: 4 }]);
  });

  it('refuses a database that a later version has migrated, and says what to do', async () => {
    await withDatabase(db =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00Z')`.execute(
        db,
      ),
    );
    const opening = openAccountsDatabase(database.url);
    await expect(opening).rejects.toThrow(NewerDatabase);
    await expect(opening).rejects.toThrow(
      /was migrated by another version of this program \(9999-later\)\. Start that version/,
    );
  });

  it('does not advise to start a later version where an unreleased earlier one made the database', async () => {
    await withDatabase(db =>
      sql`update kysely_migration set name = '0001-first-draft' where name = '0001-tables'`.execute(db),
    );
    await expect(openAccountsDatabase(database.url)).rejects.toThrow(/older than the first release/);
  });

  it('returns counts as numbers', async () => {
    const { count } = await withDatabase(db =>
      db
        .selectFrom('plans')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(3);
  });

  describe('several processes at once', () => {
    it('migrate a new database once', async () => {
      await createKeysTogether(database.url, { processes: 4, keysEach: 0 });
      const plans = await withDatabase(db => db.selectFrom('plans').selectAll().execute());
      expect(plans).toHaveLength(3);
    });

    it('never exceed the number of keys of a plan together', async () => {
      const outcomes = await createKeysTogether(database.url, { processes: 4, keysEach: 3 });
      const keys = await withDatabase(db => db.selectFrom('api_keys').select('id').execute());
      expect(outcomes.sort()).toEqual([...Array(3).fill('created'), ...Array(9).fill('key_limit_reached')]);
      expect(keys).toHaveLength(3);
    });
  });
}
