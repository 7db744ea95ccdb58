import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { DatabaseUnavailable } from './database-unavailable.js';
import { DiskReserve } from './disk-reserve.js';

const aUrl = () => `sqlite:${join(mkdtempSync(join(tmpdir(), 'reserve-')), 'accounts.sqlite')}`;
const fileOf = (url: string) => `${url.slice('sqlite:'.length)}.reserve`;

/** Fails so often, as SQLite does with this result code. */
function failing(times: number, errcode: number): () => Promise<string> {
  let left = times;
  return async () => {
    if (left-- > 0) throw new DatabaseUnavailable('sqlite:/x', Object.assign(new Error('no'), { errcode }));
    return 'done';
  };
}

it('is readable by this user alone', () => {
  const url = aUrl();
  DiskReserve.beside(url);
  expect(statSync(fileOf(url))).toMatchObject({ size: 524_288, mode: 0o100600 });
});

it('is given up on a full disk, once, and taken again by the next process', async () => {
  const url = aUrl();
  const reserve = DiskReserve.beside(url);
  await expect(reserve.spend(failing(1, 13))).resolves.toBe('done');
  expect(existsSync(fileOf(url))).toBe(false);
  await expect(reserve.spend(failing(1, 13))).rejects.toThrow(DatabaseUnavailable);
  DiskReserve.beside(url);
  expect(existsSync(fileOf(url))).toBe(true);
});

it('is kept when the work succeeds, or fails for another reason', async () => {
  const url = aUrl();
  const reserve = DiskReserve.beside(url);
  await expect(reserve.spend(failing(0, 13))).resolves.toBe('done');
  await expect(reserve.spend(failing(1, 5))).rejects.toThrow(DatabaseUnavailable);
  expect(existsSync(fileOf(url))).toBe(true);
});

it('is nothing beside PostgreSQL', async () => {
  await expect(DiskReserve.beside('postgres://host/accounts').spend(failing(1, 13))).rejects.toThrow(
    DatabaseUnavailable,
  );
});
