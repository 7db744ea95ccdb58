import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecord } from './open-record.js';
import { UnsupportedDatabase } from './registry-error.js';

describe('opening the record', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('creates folder, file and tables, with the plans of the contract', async () => {
    const record = await openRecord(`sqlite:${folder}/new/accounts.sqlite`);
    expect(await record.selectFrom('plans').selectAll().orderBy('rate_per_second').execute()).toEqual([
      { name: 'free', rate_per_second: 10, requests_per_month: 5_000, max_active_keys: 3 },
      { name: 'plus', rate_per_second: 50, requests_per_month: 100_000, max_active_keys: 10 },
      { name: 'scale', rate_per_second: 1_000, requests_per_month: 10_000_000, max_active_keys: 50 },
    ]);
    await record.destroy();
  });

  it('keeps what is recorded, and plans that were changed, when it is opened again', async () => {
    const url = `sqlite:${folder}/accounts.sqlite`;
    const before = await openRecord(url);
    await before.updateTable('plans').set({ max_active_keys: 4 }).where('name', '=', 'free').execute();
    await before.destroy();
    const after = await openRecord(url);
    const free = await after
      .selectFrom('plans')
      .select('max_active_keys')
      .where('name', '=', 'free')
      .execute();
    expect(free).toEqual([{ max_active_keys: 4 }]);
    await after.destroy();
  });

  it('refuses a database it cannot speak to yet', async () => {
    await expect(openRecord('postgres://user@host/accounts')).rejects.toThrow(UnsupportedDatabase);
  });
});
