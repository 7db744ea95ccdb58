import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { DataFolderUnusable } from './data-folder-unusable.js';
import { DataFolderInUse, lockDataFolder } from './lock-data-folder.js';

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'catalog-lock-'));
}

it('gives a folder to one holder at a time', () => {
  const folder = aFolder();
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  lock.release();
  lockDataFolder(folder).release();
});

it('says which folder cannot be used', () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'api.lock'));
  expect(() => lockDataFolder(folder)).toThrow(DataFolderUnusable);
  expect(() => lockDataFolder(folder)).toThrow(`The data folder ${folder} cannot be used: api.lock: `);
  const file = join(aFolder(), 'a-file');
  writeFileSync(file, '');
  expect(() => lockDataFolder(file)).toThrow(`The data folder ${file} cannot be used: api.lock: `);
});

it('is free again once its holder was killed', async () => {
  const folder = aFolder();
  const script = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(join(folder, 'api.lock'))});
    database.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => database, 1000);`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
  lockDataFolder(folder).release();
});
