import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { inTransaction, openDatabase, withoutWaiting } from './open-database.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('waits for another process that writes, but where it is told not to', () => {
  const [database, other] = [openDatabase(folder), openDatabase(folder)];
  other.exec('BEGIN IMMEDIATE');
  const msUntilBusy = (write: () => void): number => {
    const beganMs = performance.now();
    expect(write).toThrow('database is locked');
    return performance.now() - beganMs;
  };
  const write = () => inTransaction(database, () => {});
  expect(msUntilBusy(() => withoutWaiting(database, write))).toBeLessThan(500);
  expect(msUntilBusy(write)).toBeGreaterThan(500);
  database.close();
  other.close();
});
