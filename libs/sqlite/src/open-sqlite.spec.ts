import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { holdWriteLock } from '#libs/testing';
import { isBusy } from './result-codes.js';
import { openSqlite } from './open-sqlite.js';

describe('opening a new file that another process is writing to', () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
    path = join(folder, 'new.sqlite');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('waits until it is written, and has a write-ahead log then', async () => {
    const { released } = await holdWriteLock(path, 100);
    const database = openSqlite(path, 5_000);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
    await released;
  });

  it('fails when the time is over', async () => {
    const { released } = await holdWriteLock(path, 1_000);
    let failure: unknown;
    try {
      openSqlite(path, 50);
    } catch (error) {
      failure = error;
    }
    expect(isBusy(failure)).toBe(true);
    await released;
  });
});
