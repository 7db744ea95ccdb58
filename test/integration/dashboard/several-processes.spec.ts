import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openAccountsDatabase } from '#libs/accounts';
import { migrateAuthentication } from '../../../apps/dashboard/src/sign-in/authentication.js';
import { aLog } from '../../e2e/support/a-log.js';
import type { TestDatabase } from '../../contract/accounts/open-test-accounts.js';
import { TestProcess } from '../../support/test-process.js';
import { dropPostgres, newPostgres } from '../accounts/new-postgres.js';

afterAll(dropPostgres);

describe('several dashboards on one new PostgreSQL', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newPostgres();
  });
  afterEach(() => database.remove());

  it('start together: one makes the tables, the others wait for it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'dashboard-'));
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, DASHBOARD_PORT: '0' };
    const processes = Array.from(
      { length: 3 },
      () => new TestProcess('apps/dashboard/src/main.ts', environment),
    );
    try {
      await Promise.all(processes.map(dashboard => dashboard.printed(/Developer dashboard:/)));
    } finally {
      await Promise.all(processes.map(dashboard => dashboard.kill()));
    }
  });

  // Processes rarely start at exactly the same moment, but connections of one process do.
  it('migrate the tables of the sign-in one after the other', async () => {
    const databases = await Promise.all([1, 2, 3, 4].map(() => openAccountsDatabase(database.url)));
    const options = { databaseUrl: database.url, log: aLog().log };
    const migrate = (database: (typeof databases)[number]) => migrateAuthentication({ ...options, database });
    try {
      await Promise.all(databases.map(migrate));
      const tables = (await databases[0]?.introspection.getTables())?.map(({ name }) => name);
      expect(tables?.filter(name => name.startsWith('sign_in_'))).toHaveLength(5);
    } finally {
      await Promise.all(databases.map(database => database.destroy()));
    }
  });
});
