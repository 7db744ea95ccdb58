import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { DatabaseUnavailable } from './database-unavailable.js';
import { NodeSqliteDialect } from './node-sqlite-dialect.js';

let database: Kysely<Record<string, never>>;
beforeEach(async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'full-')), 'accounts.sqlite');
  database = new Kysely({ dialect: new NodeSqliteDialect(path) });
  await sql`create table texts (text text)`.execute(database);
  // As on a disk without space: the file can grow by a few pages only.
  await sql`pragma max_page_count = 8`.execute(database);
});
afterEach(() => database.destroy());

it('says in a transaction, too, that the disk is full, and works on', async () => {
  const writing = database
    .transaction()
    .execute(transaction => sql`insert into texts values (${'x'.repeat(100_000)})`.execute(transaction));
  await expect(writing).rejects.toThrow(DatabaseUnavailable);
  await expect(writing).rejects.toThrow(/disk is full/);
  await database
    .transaction()
    .execute(transaction => sql`insert into texts values ('y')`.execute(transaction));
});
