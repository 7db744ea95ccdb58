import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { NodeSqliteDialect } from '../node-sqlite-dialect.js';
import type { Schema } from '../schema.js';
import { accountsAndKeys } from './0001-accounts-and-keys.js';
import { firstPlans } from './0002-first-plans.js';
import { publicationAndOwners } from './0003-publication-and-owners.js';

describe('the migration to what was published and who signs in', () => {
  let database: Kysely<Schema>;

  beforeEach(async () => {
    database = new Kysely<Schema>({ dialect: new NodeSqliteDialect(':memory:') });
    await accountsAndKeys.up(database);
    await firstPlans.up(database);
    for (const statement of [
      `INSERT INTO accounts VALUES ('account', 'ada@example.org', 'then')`,
      `INSERT INTO api_keys (id, account_id, name, plan, state, revision, created_at)
       VALUES ('key', 'account', 'site', 'free', 'active', 3, 'then')`,
      `INSERT INTO usage_by_day VALUES ('key', '2026-11-21', '/games', '2xx', 7)`,
      `INSERT INTO audit_events VALUES ('event', 'account', 'then', 'key-created', 'key', 'free: site')`,
    ])
      await sql.raw(statement).execute(database);
    await publicationAndOwners.up(database);
  });
  afterEach(() => database.destroy());

  it('keeps the audit trail', async () => {
    expect(await database.selectFrom('audit_events').selectAll().execute()).toEqual([
      {
        id: 'event',
        account_id: 'account',
        at: 'then',
        action: 'key-created',
        key_id: 'key',
        detail: 'free: site',
      },
    ]);
  });

  it('does not count recorded usage again when the log is read next', async () => {
    const rows = await database.selectFrom('usage_by_day').select(['count', 'log_count']).execute();
    expect(rows).toEqual([{ count: 7, log_count: 7 }]);
  });

  it('treats every key as unpublished', async () => {
    const rows = await database.selectFrom('api_keys').select(['revision', 'published_revision']).execute();
    expect(rows).toEqual([{ revision: 3, published_revision: 0 }]);
  });
});
