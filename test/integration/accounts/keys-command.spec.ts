import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runKeys } from '../../../apps/keys/src/run-keys.js';
import type { TestDatabase } from '../../contract/accounts/open-test-accounts.js';
import { dropPostgres, newPostgres } from './new-postgres.js';

afterAll(dropPostgres);

describe('the keys command on PostgreSQL', () => {
  let folder: string;
  let database: TestDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    database = await newPostgres();
  });
  afterEach(async () => {
    await database.remove();
    rmSync(folder, { recursive: true });
  });

  async function keys(...args: string[]) {
    const printed = { out: '', err: '' };
    const environment = { DATA_DIR: folder, DATABASE_URL: database.url };
    const code = await runKeys([...args, '--json'], environment, {
      out: text => (printed.out += text),
      err: text => (printed.err += text),
    });
    return {
      code,
      ...(JSON.parse(printed.out === '' ? printed.err : printed.out) as Record<string, unknown>),
    };
  }

  it('creates, rotates, revokes, lists, shows and publishes', async () => {
    const created = await keys('create', '--account', 'ada@example.org', '--name', 'x', '--plan', 'free');
    const keyId = String((created as { keyId?: unknown }).keyId);
    expect(created).toMatchObject({ code: 0, published: true });
    expect(await keys('rotate', keyId)).toMatchObject({ code: 0, published: true });
    expect(await keys('usage', keyId)).toMatchObject({ code: 0, used: 0, days: [] });
    expect(await keys('revoke', keyId)).toMatchObject({ code: 0, state: 'revoked' });
    expect(await keys('list')).toMatchObject({ code: 0, keys: [{ keyId, state: 'revoked' }] });
    expect(await keys('publish')).toEqual({ code: 0, published: 1, withdrawn: 0 });
  });

  it('exits with 1 and says so when the database is unavailable, without printing its password', async () => {
    const port = new URL(database.url).port;
    const here = database;
    database = { ...here, url: here.url.replace(`:${port}/`, ':1/') };
    const refused = await keys('list');
    database = here;
    expect(refused).toMatchObject({ code: 1, error: { code: 'database_unavailable' } });
    expect(JSON.stringify(refused)).not.toContain(new URL(here.url).password);
  });
});
