import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from '@jest/globals';
import { DatabaseUnavailable, openAccountsDatabase } from '#libs/accounts';
import { accountsContract } from './accounts.contract.js';
import { keyChangesContract } from './key-changes.contract.js';
import { keyRegistryContract } from './key-registry.contract.js';
import { mailsContract } from './mails.contract.js';
import { openAccountsDatabaseContract } from './open-accounts-database.contract.js';
import type { TestDatabase } from './open-test-accounts.js';
import { placesContract } from './places.contract.js';
import { reconcilerContract } from './reconciler.contract.js';
import { restrictionsContract } from './restrictions.contract.js';
import { sealedKeysContract } from './sealed-keys.contract.js';
import { usageHistoryContract } from './usage-history.contract.js';

async function newFile(): Promise<TestDatabase & { path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'accounts-'));
  const path = join(folder, 'new', 'accounts.sqlite');
  return { path, url: `sqlite:${path}`, remove: () => rm(folder, { recursive: true }) };
}

/** The same database without waiting for the disk; only one connection sees it. */
async function newInMemory(): Promise<TestDatabase> {
  return { url: 'sqlite::memory:', remove: async () => {} };
}

describe('the database on SQLite', () => {
  describe('opening', () => openAccountsDatabaseContract(newFile));
  describe('key registry', () => keyRegistryContract(newInMemory));
  describe('places', () => placesContract(newInMemory));
  describe('changes of a key', () => keyChangesContract(newInMemory));
  describe('restrictions of a key', () => restrictionsContract(newInMemory));
  describe('texts of new keys', () => sealedKeysContract(newInMemory));
  describe('usage history', () => usageHistoryContract(newInMemory));
  describe('accounts', () => accountsContract(newInMemory));
  describe('mails', () => mailsContract(newInMemory));
  describe('reconciler', () => reconcilerContract(newInMemory));

  it('is unavailable while another process locks the file for long, and answers afterwards', async () => {
    const { url, path, remove } = await newFile();
    const database = await openAccountsDatabase(url);
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const write = () => database.insertInto('withdrawals').values({ key_id: 'key', at: 'now' }).execute();
    await expect(write()).rejects.toThrow(DatabaseUnavailable);
    other.exec('ROLLBACK');
    await write();
    other.close();
    await database.destroy();
    await remove();
  }, 15_000);

  it('is readable only by this user, also in a folder that is open to others', async () => {
    const { url, path, remove } = await newFile();
    await mkdir(dirname(path), { mode: 0o755 });
    const database = await openAccountsDatabase(url);
    for (const file of [path, `${path}-wal`, `${path}-shm`])
      expect([file, (await stat(file)).mode & 0o777]).toEqual([file, 0o600]);
    await database.destroy();
    await remove();
  });

  it('is unavailable if the file is not a database', async () => {
    const { url, path, remove } = await newFile();
    await (await openAccountsDatabase(url)).destroy();
    await writeFile(path, 'a text, and long enough not to be taken for an empty database'.repeat(99));
    await expect(openAccountsDatabase(url)).rejects.toThrow(/^sqlite:.*accounts\.sqlite cannot be used: /);
    await expect(openAccountsDatabase(url)).rejects.toThrow(DatabaseUnavailable);
    await remove();
  });
});
