import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from '@jest/globals';
import { createPrivateFile } from './create-private-file.js';

it('leaves the locks that this process holds on a file that is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  const path = createPrivateFile(join(folder, 'a.sqlite'));
  const database = new DatabaseSync(path);
  database.exec('BEGIN EXCLUSIVE');
  createPrivateFile(path);
  expect(lockElsewhere(path)).toBe('database is locked');
  database.close();
  await rm(folder, { recursive: true });
});

/** @returns what another process is told that takes the write lock: `taken`, or why not */
function lockElsewhere(path: string): string {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(path)});
    try {
      database.exec('BEGIN IMMEDIATE');
      process.stdout.write('taken');
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  return execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', script]).toString();
}
