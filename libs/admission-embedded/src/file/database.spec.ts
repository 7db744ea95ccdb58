import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { inTransaction, openDatabase, waitingLonger, withoutWaiting } from './database.js';

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const waitMs = () => (database.prepare('PRAGMA busy_timeout').get() as { timeout: number }).timeout;

it('waits for another process that writes: a moment, not at all or longer, as the caller chooses', () => {
  expect(waitMs()).toBe(50);
  expect(withoutWaiting(database, waitMs)).toBe(0);
  expect(waitingLonger(database, waitMs)).toBe(1_000);
});

it('waits as before when the work has failed', () => {
  const other = openDatabase(folder);
  other.exec('BEGIN IMMEDIATE');
  expect(() => withoutWaiting(database, () => inTransaction(database, () => {}))).toThrow(
    'database is locked',
  );
  expect(waitMs()).toBe(50);
  other.close();
});

it('throws the cause of a failure after which SQLite has rolled back by itself', () => {
  const failing = () => {
    database.exec('ROLLBACK');
    throw new Error('database or disk is full');
  };
  expect(() => inTransaction(database, failing)).toThrow('database or disk is full');
});
