import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { TestDatabase } from '../../contract/accounts/open-test-accounts.js';
import { TestProcess } from '../../support/test-process.js';
import { until } from '../../support/until.js';
import { dropPostgres, newPostgres } from './new-postgres.js';

const ENTRY = 'apps/dashboard/src/accounts-command/main.ts';
/** The lock that Kysely takes before it migrates. */
const LOCK = '3853314791062309107';

afterAll(dropPostgres);

describe('accounts migrate on PostgreSQL', () => {
  let database: TestDatabase;
  let other: Client;
  beforeEach(async () => {
    database = await newPostgres();
    other = new Client({ connectionString: database.url });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await database.remove();
  });

  const migrate = () => new TestProcess(ENTRY, { DATABASE_URL: database.url }, ['migrate']);
  const answer = async (query: string) => (await other.query(query)).rows as Record<string, unknown>[];

  it('waits for a process that is migrating, and then finds nothing half done', async () => {
    await other.query(`select pg_advisory_lock(${LOCK})`);
    const waiting = migrate();
    await until(
      async () =>
        (await answer("select 1 from pg_locks where locktype = 'advisory' and not granted")).length > 0,
    );
    expect(await answer("select 1 from pg_tables where tablename = 'accounts'")).toEqual([]);
    await other.query(`select pg_advisory_unlock(${LOCK})`);
    expect(await waiting.ended).toBe(0);
    expect(waiting.output).toMatch(/^up to date: 0001-tables.*\n$/);
  });

  it('may be run by several processes at once', async () => {
    const processes = [migrate(), migrate(), migrate()];
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect(await answer('select count(*)::int from plans')).toEqual([{ count: 3 }]);
  });
});
